import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import styled, { createGlobalStyle, css, ServerStyleSheet, StyleSheetManager } from "styled-components";
import { expect, test } from "vitest";
import { nestConditions } from "./nestConditions.ts";

/** The rules that come into the sheet, with `.a` for the class of the piece. */
function rulesOf(drawn: ReactNode): string[] {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(
    sheet.collectStyles(<StyleSheetManager stylisPlugins={[nestConditions]}>{drawn}</StyleSheetManager>),
  );
  const [text = ""] = sheet.instance.toString().split("/*!sc*/\ndata-styled");
  sheet.seal();
  return text
    .split("/*!sc*/")
    .map((rule) => rule.trim().replace(/\.[\w-]{4,}/g, ".a"))
    .filter((rule) => rule !== "");
}

const rulesOfPiece = (style: ReturnType<typeof css>) => {
  const Piece = styled.b`${style}`;
  return rulesOf(<Piece />);
};

test("条件は規則の中に入る", () => {
  const style = css`
    color: red;
    @media (max-width: 767px) { color: blue; margin: 0; }
    &:hover { @container list (width < 600px) { color: blue; } }
  `;
  expect(rulesOfPiece(style)).toEqual([
    ".a{color:red;}",
    ".a{@media (max-width: 767px){color:blue;margin:0;}}",
    ".a:hover{@container list (width < 600px){color:blue;}}",
  ]);
});

test("条件の中の条件も、条件の中のいくつもの規則も、一つずつの規則になる", () => {
  const style = css`
    @media print {
      color: blue;
      & > b { color: red; }
      [data-view] & { @supports (color: red) { color: blue; &:hover { color: red; } } }
    }
    margin: 0;
  `;
  expect(rulesOfPiece(style)).toEqual([
    ".a{margin:0;}",
    ".a{@media print{color:blue;}}",
    ".a>b{@media print{color:red;}}",
    "[data-view] .a{@media print{@supports (color: red){color:blue;}}}",
    "[data-view] .a:hover{@media print{@supports (color: red){color:red;}}}",
  ]);
});

test("セレクターは一つずつ、::before は持ち主の規則の中で", () => {
  const style = css`
    @media print {
      &:hover, &:focus { color: red; }
      &::after, & > ::before { content: ""; }
    }
  `;
  expect(rulesOfPiece(style)).toEqual([
    ".a:hover{@media print{color:red;}}",
    ".a:focus{@media print{color:red;}}",
    '.a{@media print{&::after{content:"";}}}',
    '.a>*{@media print{&::before{content:"";}}}',
  ]);
});

test("規則のない条件は何も残さず、ページの大きさと動きの段は、そのままにする", () => {
  const Everywhere = createGlobalStyle`
    @media print { @page { margin: 0; } }
    @media screen { }
    @keyframes turn { to { rotate: 1turn; } }
  `;
  expect(rulesOf(<Everywhere />)).toEqual(["@media print{@page{margin:0;}}", "@keyframes turn{to{rotate:1turn;}}"]);
});
