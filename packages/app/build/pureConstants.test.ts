import { parseSync } from "vite";
import { expect, test } from "vitest";
import { markPure, withoutDisplayNames } from "./pureConstants.ts";

test("読み込みのときに作る定数だけに、使わなければ除いてよい印を付ける", () => {
  const code = "const a = memo(() => make()), b = { c: last(all) }; start(); function make() { return other(); }";
  expect(markPure(code, parseSync("module.js", code).program)).toBe(
    "const a = /* @__PURE__ */ memo(() => make()), b = { c: /* @__PURE__ */ last(all) }; start(); function make() { return other(); }",
  );
});

test("ほかのクラスを継ぐクラスも、使わなければ除けるようにする", () => {
  const code =
    "var Part = class extends React.Component { state = make(); }, Own = class {}; class Kept extends Part {}";
  expect(markPure(code, parseSync("module.js", code).program)).toBe(
    "var Part = /* @__PURE__ */ (() => class extends React.Component { state = make(); })(), Own = class {}; class Kept extends Part {}",
  );
});

test("部品に付けた名前の文だけを除く", () => {
  const code = 'Link.displayName = "Link";\nlet name = Link.displayName;\n  Inner.displayName = "Inner";';
  expect(withoutDisplayNames(code)).toBe('\nlet name = Link.displayName;\n  Inner.displayName = "Inner";');
});
