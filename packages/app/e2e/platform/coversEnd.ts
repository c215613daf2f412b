import type { Page } from "playwright-core";

/** Whether what stays at the bottom of the window lies over the page even when it is scrolled to its end. */
export const coversEnd = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // What is drawn when it comes into view makes the page longer.
    for (let height = 0; height !== document.documentElement.scrollHeight; ) {
      height = document.documentElement.scrollHeight;
      window.scrollTo(0, height);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const fixed = Array.from(document.body.querySelectorAll("*")).filter(
      (one) => getComputedStyle(one).position === "fixed",
    );
    // A sheet over the whole window is scrolled by itself.
    const staying = fixed
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height, top }) => {
        return height > 0 && width >= window.innerWidth - 1 && top > window.innerHeight / 3;
      });
    const ends = Array.from(document.querySelectorAll("main, footer"))
      .filter((end) => !fixed.some((one) => one.contains(end)))
      .map((end) => end.getBoundingClientRect().bottom);
    // A hairline is no content.
    return Math.max(...ends) > Math.min(...staying.map(({ top }) => top)) + 2;
  });
