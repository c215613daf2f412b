// @vitest-environment jsdom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Loadable } from "../state/loadable.ts";
import { useInSlices } from "./useInSlices.ts";

const Part = ({ arrived, drawn }: { arrived: Loadable<string>; drawn: string[] }) => {
  const shown = useInSlices(arrived);
  drawn.push(shown.status === "ready" ? shown.value : shown.status);
  return null;
};
const ready = (value: string) => ({ status: "ready", value }) as const;

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => vi.unstubAllGlobals());

test("届いたものは、届いたあとで描く。次に届くものは、すぐに", async () => {
  const drawn: string[] = [];
  const root = createRoot(document.createElement("div"));
  const show = (arrived: Loadable<string>) => act(async () => root.render(createElement(Part, { arrived, drawn })));
  await show({ status: "loading" });
  await show(ready("はじめ"));
  expect(drawn.filter((one, at) => one !== drawn[at - 1])).toEqual(["loading", "はじめ"]);
  expect(drawn.filter((one) => one === "loading").length).toBeGreaterThan(1);
  await show(ready("つぎ"));
  expect(drawn.at(-1)).toBe("つぎ");
  await act(async () => root.unmount());
});

test("失敗は、すぐに言う", () => {
  const drawn: string[] = [];
  renderToStaticMarkup(createElement(Part, { arrived: { status: "failed", code: "unavailable" }, drawn }));
  expect(drawn).toEqual(["failed"]);
});
