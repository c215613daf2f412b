// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createVisitorTexts } from "./visitorTexts.ts";

const texts = createVisitorTexts("invite", z.object({ name: z.string() }));
afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

test("預けたものは、消すまで読める", () => {
  expect(texts.read()).toBeUndefined();
  texts.keep({ name: "水野 あかり" });
  expect(texts.read()).toEqual({ name: "水野 あかり" });
  expect(createVisitorTexts("join", z.object({ name: z.string() })).read()).toBeUndefined();
  texts.forget();
  expect(texts.read()).toBeUndefined();
});

test.each(["{", "7", '{"name":7}'])("前の版の形や壊れたもの（%s）は、ないのと同じ", (stored) => {
  window.sessionStorage.setItem("kyuseki-invite", stored);
  expect(texts.read()).toBeUndefined();
});

test("ブラウザが預からなくても、ページは使える", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  for (const name of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  texts.keep({ name: "水野 あかり" });
  texts.forget();
  expect(texts.read()).toBeUndefined();
});
