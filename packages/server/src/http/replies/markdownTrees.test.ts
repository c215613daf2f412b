import { expect, test } from "vitest";
import { createMarkdownTrees } from "./markdownTrees.ts";

test("同じ文章は一度だけ読みとり、長く使っていないものから忘れる", () => {
  const withTree = createMarkdownTrees(20);
  const treeOf = (letter: string) => withTree({ body: letter.repeat(10) }).body_tree;
  const [a, b] = [treeOf("a"), treeOf("b")];
  expect(treeOf("a")).toBe(a);
  treeOf("c");
  expect(treeOf("a")).toBe(a);
  expect(treeOf("b")).not.toBe(b);
  expect(treeOf("b")).toEqual(b);
});

test("ほかの項目はそのまま、本文も書かれたまま", () => {
  expect(createMarkdownTrees()({ id: 3, body: "**太字**" })).toEqual({
    id: 3,
    body: "**太字**",
    body_tree: [{ tag: "p", props: {}, children: [{ tag: "strong", props: {}, children: ["太字"] }] }],
  });
});
