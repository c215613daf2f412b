import { expect, test } from "vitest";
import { oddities, scripts } from "../contract/hostileTexts.fixture.ts";
import type { MarkdownNode } from "../contract/markdownTree.ts";
import { plainText } from "./plainText.ts";
import { readMarkdown } from "./readMarkdown.ts";

const p = (...children: readonly unknown[]) => ({ tag: "p", props: {}, children });

test("見出しは h1 から数え、表の寄せも行き先も、JSON にしても失われない", () => {
  const tree = readMarkdown('### 単位\n\n**mph** と[設定](/evaluation-setting "題")\n\n| 左 |\n| --: |\n| a |');
  const right = { style: { textAlign: "right" } };
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  expect(tree).toEqual([
    { tag: "h1", props: { id: "単位" }, children: ["単位"] },
    "\n",
    p({ tag: "strong", props: {}, children: ["mph"] }, " と", {
      tag: "a",
      props: { href: "/evaluation-setting", title: "題" },
      children: ["設定"],
    }),
    "\n",
    {
      tag: "table",
      props: {},
      children: [
        {
          tag: "thead",
          props: {},
          children: [{ tag: "tr", props: {}, children: [{ tag: "th", props: right, children: ["左"] }] }],
        },
        {
          tag: "tbody",
          props: {},
          children: [{ tag: "tr", props: {}, children: [{ tag: "td", props: right, children: ["a"] }] }],
        },
      ],
    },
  ]);
});

test("HTML は文字のまま残る", () => {
  expect(readMarkdown("<script>alert(1)</script>\n\n字<b>")).toEqual([
    "<script>alert(1)</script>",
    "\n",
    p("字", "<b>"),
  ]);
});

test("脚注は日本語で、本文と行き来できる", () => {
  const tree = readMarkdown("字[^1]\n\n[^1]: 注");
  expect(plainText(tree)).toBe("字1\n脚注\n\n\n注 ↩\n\n\n");
  expect(JSON.stringify(tree)).toMatch(/"href":"#fn-1","id":"fnref-1".*"href":"#fnref-1",.*"aria-label":"本文に戻る"/);
});

test("済みの印は残り、画面が使わない属性は残らない", () => {
  const task = { className: "task-list-item" };
  const input = (checked: boolean) => ({ tag: "input", props: { checked }, children: [] });
  expect(readMarkdown("- [x] 済み\n- [ ] まだ\n\n```js\na\n```")).toEqual([
    {
      tag: "ul",
      props: {},
      children: [
        "\n",
        { tag: "li", props: task, children: [input(true), " ", "済み"] },
        "\n",
        { tag: "li", props: task, children: [input(false), " ", "まだ"] },
        "\n",
      ],
    },
    "\n",
    { tag: "pre", props: {}, children: [{ tag: "code", props: {}, children: ["a\n"] }] },
  ]);
});

test.each([...scripts, ...oddities, scripts.join("\n"), scripts.join("\n\n")])(
  "I1 危ない文章は、字と、書かれたとおりの行き先になるだけ: %s",
  (text) => {
    expect(namesIn(readMarkdown(text)).filter((name) => !ofTexts.has(name))).toEqual([]);
  },
);

const ofTexts: ReadonlySet<string> = new Set([
  "p",
  "a",
  "a.href",
  "img",
  "img.src",
  "img.alt",
  "code",
  "strong",
  "h1",
  "h1.id",
]);

/** Elements and attributes of the tree, each as often as it is there. */
const namesIn = (nodes: readonly MarkdownNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const { tag, props, children } = node;
    return [tag, ...Object.keys(props).map((name) => `${tag}.${name}`), ...namesIn(children)];
  });

test("何もない文章は空", () => {
  expect(readMarkdown("")).toEqual([]);
});

test.each([
  "> ".repeat(99),
  "> - ".repeat(5000),
  "1. ".repeat(5000),
  "*a ".repeat(3300) + "b* ".repeat(3300),
  "~a ".repeat(3300) + "b~ ".repeat(3300),
  `${"*a ".repeat(400)}${"b* ".repeat(400)}`,
  "[".repeat(20_000),
])("深すぎる文章、読むのに何秒もかかる文章は、書かれたまま: %#", (markdown) => {
  const before = performance.now();
  expect(readMarkdown(markdown)).toEqual([p(markdown)]);
  expect(performance.now() - before).toBeLessThan(10_000);
});

test("太字の多い文章も読みとる", () => {
  const cell = { tag: "strong", props: {}, children: ["字"] };
  expect(readMarkdown("**字** ".repeat(200))).toEqual([
    p(
      ...Array.from({ length: 200 }, () => [cell, " "])
        .flat()
        .slice(0, -1),
    ),
  ]);
});

test("文字だけにすると、記号もリンクの行き先も残らない", () => {
  const tree = readMarkdown("- **名簿**と[同じ](/member-list)\n\n| `km/h` |\n| --- |");
  expect(plainText(tree).replaceAll("\n", "")).toBe("名簿と同じkm/h");
});
