import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { escapeTags, exportsToWindow, importsFromWindow, scriptImportedLater } from "./entryInPage.ts";
import { reassignedExports } from "./reassignedExports.ts";

const react = { name: "react", fileName: "assets/react-a1.js", imports: [], isEntry: false };
const entry = { name: "index", fileName: "assets/index-a1.js", imports: [], isEntry: true };

test("入口は、ほかの部品に渡すものを window に置き、どこに書かれていても部品を読み込める", () => {
  const code = "let a=1;function $(){return import(`./shell-b2.js`)}export{a as $,$ as b};";
  expect(exportsToWindow({ ...entry, code }, "/")).toBe(
    "let a=1;function $(){return import(`/assets/shell-b2.js`)}window.entryExports={$:a,b:$};",
  );
});

test("入口より前の部品は、名が外に出ない関数の中で動く", () => {
  const runtime = { ...react, name: "rolldown-runtime", code: "let a=1;export{a as b};" };
  expect(exportsToWindow(runtime, "/")).toBe('(()=>{"use strict";let a=1;window.rolldownRuntimeExports={b:a};})();');
});

test("渡すものが見つからない入口は、組み立てない", () => {
  expect(() => exportsToWindow({ ...entry, code: "export default 1;" }, "/")).toThrow(entry.fileName);
});

test("入口を後から読み込む部品は、アプリをもう一度始めてしまうので、見つける", () => {
  const family = { fileName: "assets/family-c3.js", dynamicImports: ["assets/notes-d4.js", entry.fileName] };
  expect(scriptImportedLater([family], [react, entry])).toEqual({ by: family.fileName, script: entry.fileName });
  expect(scriptImportedLater([{ ...family, dynamicImports: ["assets/notes-d4.js"] }], [react, entry])).toBeNull();
});

describe("ほかの部品", () => {
  const shell = { fileName: "assets/shell-b2.js", imports: [entry.fileName, "assets/other-c3.js"] };
  test.each([
    ['import{$ as e,b}from"./index-a1.js";', "const{$:e,b:b}=window.entryExports;"],
    ["import { b as $t } from './index-a1.js';", "const{b:$t}=window.entryExports;"],
  ])("入口から受け取るものは window から取る：%s", (statement, taken) => {
    const rest = 'import{x}from"./other-c3.js";x(b);';
    expect(importsFromWindow({ ...shell, code: statement + rest }, [react, entry])).toBe(taken + rest);
  });

  test("入口より前の部品から受け取るものも、window から取る", () => {
    const code = 'import{a}from"./react-a1.js";import{b as c}from"./index-a1.js";a(c);';
    const imports = [entry.fileName, react.fileName];
    expect(importsFromWindow({ ...shell, imports, code }, [react, entry])).toBe(
      "const{a:a}=window.reactExports;const{b:c}=window.entryExports;a(c);",
    );
  });

  test("入口を使わないものは変えない。ほかの書き方で使うものは、組み立てない", () => {
    const code = 'import*as all from"./index-a1.js";';
    expect(importsFromWindow({ ...shell, imports: [], code }, [react, entry])).toBe(code);
    expect(() => importsFromWindow({ ...shell, code }, [react, entry])).toThrow("assets/shell-b2.js");
  });
});

test.each([
  ["let a=1;function set(){a=2}export{a};", ["a"]],
  ["let a=1;const next=()=>a++;export{a as b};", ["a"]],
  ["let a=1;[{x:a}]=[{x:2}];export{a};", ["a"]],
  ["let a=1;function set(){let a;a=2}export{a};", []],
  ["let a=1;const f=(a)=>()=>{a=2};export{a};", []],
  ["let a=1;const f=({x:[a=1,...b]})=>{a=2;b=1};export{a};", []],
  ["let a=1,b=2;b=3;export{a};", []],
])("あとから変わる値は渡せない：%s", (code, names) => {
  expect(reassignedExports(parseAst(code))).toEqual(names);
});

test("script・style の札とコメントの始まりになる文字は、同じ意味の別の書き方にする", () => {
  const code = 'a.innerHTML="<script><\\/script>";b="<style>"+"</STYLE>"+"<!--";c=1<d&&e</f/.x';
  expect(escapeTags(code)).toBe(
    'a.innerHTML="\\x3cscript><\\/script>";b="\\x3cstyle>"+"\\x3c/STYLE>"+"\\x3c!--";c=1<d&&e</f/.x',
  );
});
