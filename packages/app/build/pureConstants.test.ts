import { parseSync } from "vite";
import { expect, test } from "vitest";
import { markPure, withoutDisplayNames } from "./pureConstants.ts";

test("読み込みのときに作る定数だけに、使わなければ除いてよい印を付ける", () => {
  const code = "const a = memo(() => make()), b = { c: last(all) }; start(); function make() { return other(); }";
  expect(markPure(code, parseSync("module.js", code).program)).toBe(
    "const a = /* @__PURE__ */ memo(() => make()), b = { c: /* @__PURE__ */ last(all) }; start(); function make() { return other(); }",
  );
});

test("部品に付けた名前の文だけを除く", () => {
  const code = 'Link.displayName = "Link";\nlet name = Link.displayName;\n  Inner.displayName = "Inner";';
  expect(withoutDisplayNames(code)).toBe('\nlet name = Link.displayName;\n  Inner.displayName = "Inner";');
});
