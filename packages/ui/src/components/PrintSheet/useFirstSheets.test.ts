// @vitest-environment jsdom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const pages = ["1", "2", "3", "4"];
type SheetsProps = { useSheets: (sheets: readonly string[]) => readonly string[] };
const Sheets = ({ useSheets }: SheetsProps) => createElement("main", null, useSheets(pages).join(" "));
let whenIdle: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", (act: () => void) => {
    whenIdle = act;
    return 1;
  });
  vi.stubGlobal("cancelIdleCallback", () => {});
  const entry = { ...performance.mark("navigation").toJSON(), toJSON: () => ({}), type: "navigate" };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A page of its own: what it has drawn is remembered as long as it stays open. */
async function open() {
  vi.resetModules();
  const { useFirstSheets } = await import("./useFirstSheets.ts");
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(createElement(Sheets, { useSheets: useFirstSheets })));
  return root;
}

test("BE-7 はじめに見える2枚を描き、印刷するときには全部がある", async () => {
  const root = await open();
  expect(document.body.textContent).toBe("1 2");
  // The browser takes the paper right after this event, and waits for nothing.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  window.dispatchEvent(new Event("beforeprint"));
  expect(document.body.textContent).toBe("1 2 3 4");
  root.unmount();
});

test("BE-7 はじめの2枚が見えたら、残りも描く", async () => {
  const root = await open();
  await act(async () => whenIdle());
  expect(document.body.textContent).toBe("1 2 3 4");
  await act(async () => root.unmount());
});
