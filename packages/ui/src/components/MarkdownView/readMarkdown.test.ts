import { expect, test } from "vitest";
import { plainText, readMarkdown } from "./readMarkdown.ts";

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

test.each([
  ["", []],
  ["> ".repeat(99), [p("> ".repeat(99))]],
])("何もない文章は空、深すぎる文章は書かれたまま", (markdown, expected) => {
  expect(readMarkdown(markdown)).toEqual(expected);
});

test("文字だけにすると、記号もリンクの行き先も残らない", () => {
  const tree = readMarkdown("- **名簿**と[同じ](/member-list)\n\n| `km/h` |\n| --- |");
  expect(plainText(tree).replaceAll("\n", "")).toBe("名簿と同じkm/h");
});
