import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import styled, { createGlobalStyle, css, keyframes, ServerStyleSheet, StyleSheetManager } from "styled-components";
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

test("条件の中の条件も、条件の中のいくつもの規則も、一つの規則になる", () => {
  const style = css`
    @media print { @supports (color: red) { color: blue; } }
    @media print { color: blue; & > b { color: red; } }
  `;
  expect(rulesOfPiece(style)).toEqual([
    ".a{@media print{@supports (color: red){color:blue;}}}",
    ":where(:root){@media print{.a{color:blue;}.a>b{color:red;}}}",
  ]);
});

test("クラスの規則でないものと、条件でないものは、そのままにする", () => {
  const Everywhere = createGlobalStyle`
    @media print { body { margin: 0; } }
  `;
  expect(rulesOf(<Everywhere />)).toEqual(["@media print{body{margin:0;}}"]);
  const turn = keyframes`
    to { rotate: 1turn; }
  `;
  const style = css`
    animation: ${turn} 1s;
    @media print { }
  `;
  expect(rulesOfPiece(style).map((rule) => rule.replace(/^@keyframes \S+?\{/, "@keyframes{"))).toContain(
    "@keyframes{to{rotate:1turn;}}",
  );
});
