import { parseSync } from "vite";
import { expect, test } from "vitest";
import { markPure } from "./pureCalls.ts";
import { reached } from "./reached.ts";

const parsed = (code: string) => parseSync("module.js", code).program;

test("書き出す名前に要るものだけを残す。足されたものは、足された先の一部", () => {
  const code = [
    "class Parser {}",
    "Parser.default = Parser;",
    "Parser.register(Parser);",
    "function play() { return new Parser(); }",
    "const seen = new Map();",
    "function record() { return { Parser: seen, canvas: canvas() }; }",
    "record.stop = () => halt();",
    "function halt() {}",
    "function canvas() { return font(); }",
    "function font() {}",
    "globalThis.started = true;",
    "export { play, record };",
  ];
  expect(reached(code.join("\n"), parsed(code.join("\n")), ["record"], ["canvas"]).split("\n")).toEqual([
    "const canvas = undefined;",
    ...code.slice(4, 8),
    "globalThis.started = true;",
    "export { record };",
  ]);
});

test("読み込みのときに作る定数だけに、使わなければ除いてよい印を付ける", () => {
  const code = "const a = memo(() => make()), b = { c: last(all) }; start(); function make() { return other(); }";
  expect(markPure(code, parsed(code))).toBe(
    "const a = /* @__PURE__ */ memo(() => make()), b = { c: /* @__PURE__ */ last(all) }; start(); function make() { return other(); }",
  );
});
