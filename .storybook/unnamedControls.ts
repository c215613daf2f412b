import type { Page } from "./pictures.ts";

/**
 * Controls without an accessible name in the browser's own computation: `<button type="button">…`. axe and Testing
 * Library compute names differently, and count text that browsers ignore, such as a live region's.
 */
export async function unnamedControls(page: Page): Promise<string[]> {
  // A session that stays open has the browser keep its accessibility tree up to date, which slows every later story.
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const unnamed = nodes.filter(
      ({ ignored, role, name }) => !ignored && controls.has(String(role?.value)) && !String(name?.value ?? "").trim(),
    );
    return await Promise.all(
      unnamed.map(async ({ backendDOMNodeId }) => {
        const { outerHTML } = await session.send("DOM.getOuterHTML", { backendNodeId: backendDOMNodeId });
        return `no accessible name: ${outerHTML.slice(0, 200)}`;
      }),
    );
  } finally {
    await session.detach();
  }
}

/** Roles of controls as the browser names them; non-ARIA ones last. */
const controls = new Set([
  ...["button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "radio", "switch", "slider"],
  ...["spinbutton", "tab", "option", "menuitem", "menuitemcheckbox", "menuitemradio", "treeitem"],
  ...["Date", "DateTime", "InputTime", "ColorWell", "DisclosureTriangle", "DisclosureTriangleGrouped"],
]);
