/** The element to focus in a newly opened dialog: the marked one, or the first field of a drawer's form. */
export function firstFocus(opened: HTMLElement): HTMLElement | null {
  return opened.querySelector<HTMLElement>("[data-autofocus]") ?? opened.querySelector<HTMLElement>(firstField);
}

const drawer = '[data-look="drawer"]';
const firstField = ["input:not([type=hidden])", "select", "textarea"]
  .map((field) => `${drawer} form ${field}:enabled`)
  .join(", ");
