import { expect, test } from "vitest";
import { namedExports } from "./reactExports.ts";

test("React の書き出しは、ひとつずつの名前になる。中の印だけは、まとめたものに残る", () => {
  const code = namedExports("react");
  expect(code).toContain('import whole from "react";');
  expect(code).toContain("export const useState = /* @__PURE__ */ (() => whole.useState)();");
  expect(code).not.toContain("__CLIENT_INTERNALS");
});

test("使う側が名前で呼ぶものを、JSX もすべて書き出す", () => {
  for (const name of ["jsx", "jsxs", "Fragment"])
    expect(namedExports("react/jsx-runtime")).toContain(`const ${name} =`);
});
