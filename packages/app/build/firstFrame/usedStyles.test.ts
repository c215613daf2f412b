import { expect, test } from "vitest";
import { usedStyles } from "./usedStyles.ts";

const markup = '<p class="sc-a one"><b class="sc-b two" data-look="row"></b></p>';
const used = (...rules: string[]) => usedStyles(rules.map((rule) => `${rule}/*!sc*/\n`).join(""), markup);

test("当たる規則だけを、一度ずつ残す", () => {
  expect(used(".one{color:red;}", ".one{color:red;}", ".three{color:red;}", "body{margin:0;}")).toBe(
    ".one{color:red;}body{margin:0;}",
  );
  expect(used("@media (min-width: 1px){.two{top:0;}}", "@media (min-width: 1px){.three{top:0;}}")).toBe(
    "@media (min-width: 1px){.two{top:0;}}",
  );
  expect(used('.two[data-look="row"]{top:0;}', '.two[data-look="rail"]{top:0;}')).toBe('.two[data-look="row"]{top:0;}');
  expect(used('.two:not([data-look="tile"])::before{top:0;}', ".two:hover{top:0;}", ".two:hover,.one{top:0;}")).toBe(
    '.two:not([data-look="tile"])::before{top:0;}.two:hover,.one{top:0;}',
  );
});

test("文字の形、紙、印そのものは残さない", () => {
  expect(
    used("@font-face{src:url(a);}", "@media print{.one{top:0;}}", 'data-styled.g1[id="sc-a"]{content:"one,"}'),
  ).toBe("");
});

test("読まれない値は残さず、値が読む値は残す", () => {
  expect(used(":root{--a:1px;--b:var(--a);--c:2px;}", "body{top:var(--b);}")).toBe(
    ":root{--a:1px;--b:var(--a);}body{top:var(--b);}",
  );
});
