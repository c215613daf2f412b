import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { markdownTreeSchema } from "./markdownTree.ts";

const element = (tag: string, props: object = {}, children: readonly unknown[] = []) => ({ tag, props, children });
const accepts = (tree: unknown) => z.safeParse(markdownTreeSchema, tree).success;

test("文章を作る部品と属性は通る", () => {
  const tree = [
    element("h1", { id: "題" }, ["題"]),
    element("a", { href: "/help", title: "手引き" }, ["字", element("strong", {}, ["太字"])]),
    element("td", { style: { textAlign: "right" } }, ["1"]),
    element("ol", { start: 3 }, [
      element("li", { className: "task-list-item" }, [element("input", { checked: true })]),
    ]),
  ];
  expect(z.parse(markdownTreeSchema, tree)).toEqual(tree);
});

test.each(["script", "iframe", "style", "svg", "form", "object", "base", "meta", "H1", ""])(
  "I1 部品「%s」は断る",
  (tag) => {
    expect(accepts([element("p", {}, [element(tag)])])).toBe(false);
  },
);

test("I1 動く属性は落とす", () => {
  const props = {
    onClick: "x",
    onError: "x",
    dangerouslySetInnerHTML: { __html: "<b>" },
    srcDoc: "x",
    ref: "x",
    key: "x",
  };
  const style = { textAlign: "left", background: "url(//evil.example)" };
  expect(z.parse(markdownTreeSchema, [element("p", { ...props, style, id: "a" }, ["字"])])).toEqual([
    element("p", { id: "a", style: { textAlign: "left" } }, ["字"]),
  ]);
});

describe("深さ", () => {
  const nested = (levels: number): unknown => element("blockquote", {}, levels > 1 ? [nested(levels - 1)] : []);

  test("60段までは通り、61段からは断る", () => {
    expect([accepts([nested(60)]), accepts([nested(61)])]).toEqual([true, false]);
  });

  test("はてしなく深くても、断るだけ", () => {
    const deep = JSON.parse(`${'[{"tag":"p","props":{},"children":'.repeat(5000)}[]${"}]".repeat(5000)}`);
    expect(accepts(deep)).toBe(false);
  });
});

test.each([null, "字", {}, [1], [null], [[]], [{ tag: "p" }]])("文章の形でないもの（%j）は断る", (tree) => {
  expect(accepts(tree)).toBe(false);
});
