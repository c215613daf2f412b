/** Until a press begins anew, clicks do nothing: the second one of a double press would hit what stood beneath a dialog. */
export function ignoreSecondPress() {
  const judge = (click: MouseEvent) => {
    if (click.detail < 2) return window.removeEventListener("click", judge, true);
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener("click", judge, true);
}
