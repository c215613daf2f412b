import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BelowFirstLook } from "./BelowFirstLook.tsx";
import { openPage } from "./openPage.fixtures.ts";
import { useFirstRows } from "./useFirstRows.ts";

const rows = Array.from({ length: 50 }, (_, index) => index);
const List = () =>
  createElement(
    "ul",
    null,
    useFirstRows(rows).map((row) => createElement("li", { key: row }, row)),
  );

test.each([
  { opened: "navigate", drawn: 12 },
  { opened: "reload", drawn: 50 },
  { opened: "back_forward", drawn: 50 },
])("$opened の最初の描画は $drawn 行", ({ opened, drawn }) => {
  openPage(opened);
  expect(renderToStaticMarkup(createElement(List)).match(/<li>/g)).toHaveLength(drawn);
});

test.each([
  { opened: "navigate", drawn: "" },
  { opened: "reload", drawn: "下の区画" },
])("$opened の最初の描画は、下の区画を「$drawn」と描く", ({ opened, drawn }) => {
  openPage(opened);
  expect(renderToStaticMarkup(createElement(BelowFirstLook, null, "下の区画"))).toBe(drawn);
});
