import type { Page } from "playwright-core";

/**
 * What is pressed on a page and less than 44 px high, the hairlines around it included, each with its name and height. A
 * link within a sentence is as high as its line (WCAG 2.5.8); a control counts with the label or frame that takes the
 * press for it.
 */
export const lowTargetsIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (least) => {
      const pressed = "a[href], button, summary, select, textarea, input:not([type=hidden], [type=file])";

      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest("[inert], [aria-hidden=true], [hidden]") &&
        getComputedStyle(element).clipPath === "none" &&
        element.getBoundingClientRect().width > 1;

      const isInSentence = (element: Element) => {
        const own = element.textContent?.trim() ?? "";
        const around = element.parentElement?.textContent?.trim() ?? "";
        return element.matches("a, button") && getComputedStyle(element).display === "inline" && around !== own;
      };

      /** Stretched over the card that it stands for. */
      const stretched = (element: Element) => {
        const after = getComputedStyle(element, "::after");
        return after.content !== "none" && after.position === "absolute" ? Number.parseFloat(after.height) : 0;
      };

      const heightOf = (element: Element) =>
        Math.max(
          ...[
            element,
            element.closest("label"),
            element.matches("input, select") && element.parentElement,
            element.matches("input") && element.closest('[role="search"], [role="group"]'),
          ].map((one) => (one instanceof Element ? one.getBoundingClientRect().height : 0)),
          stretched(element),
        );

      return [...document.querySelectorAll(pressed)]
        .filter((element) => isShown(element) && !isInSentence(element) && heightOf(element) < least)
        .map((element) => {
          const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
          return `${element.tagName.toLowerCase()} 「${name.slice(0, 30)}」 ${Math.round(heightOf(element))}px`;
        });
    },
    44 - 2 * 1,
  );
