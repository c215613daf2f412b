/** A ref that keeps an element's height in a custom property of the page, for what must not lie below it. */
export const publishHeight = (property: `--${string}`) => (element: HTMLElement | null) => {
  if (!element) return;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
  sizes.observe(element);
  return () => {
    sizes.disconnect();
    style.removeProperty(property);
  };
};
