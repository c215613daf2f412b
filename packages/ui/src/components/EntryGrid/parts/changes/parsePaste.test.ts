import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyText, parsePaste } from "./parsePaste.ts";

describe("parsePaste", () => {
  test.each([
    { name: "一マス", text: "16.2", expected: [["16.2"]] },
    {
      name: "Excel の最後の改行は行に数えない",
      text: "8.1\t17.2\r\n8.4\t17.9\r\n",
      expected: [
        ["8.1", "17.2"],
        ["8.4", "17.9"],
      ],
    },
    { name: "改行が CR だけ", text: "8.1\r8.4", expected: [["8.1"], ["8.4"]] },
    {
      name: "途中と最後の空のマスは残る",
      text: "\t8.1\t\n\t\t",
      expected: [
        ["", "8.1", ""],
        ["", "", ""],
      ],
    },
    { name: "最後の一行が空のマスでも数える", text: "8.1\n\n", expected: [["8.1"], [""]] },
    {
      name: "囲みの中の改行とタブ",
      text: '"外野\n手"\t"左\t左"\n投手\t右',
      expected: [
        ["外野\n手", "左\t左"],
        ["投手", "右"],
      ],
    },
    { name: "囲みの中の引用符", text: '"5""の差"\t2', expected: [['5"の差', "2"]] },
    { name: "途中の引用符はただの文字", text: '5"の差\t2', expected: [['5"の差', "2"]] },
    {
      name: "閉じていない囲みはただの文字",
      text: '"外野\t2\n投手\t3',
      expected: [
        ['"外野', "2"],
        ["投手", "3"],
      ],
    },
    { name: "カンマやセミコロンでは分けない", text: "1,204;5\t2", expected: [["1,204;5", "2"]] },
    { name: "何もない", text: "", expected: [[""]] },
    { name: "改行だけ", text: "\n", expected: [[""]] },
  ])("$name", async ({ text, expected }) => {
    expect(await parsePaste(text)).toEqual(expected);
  });

  test("囲みを読む部品は、引用符のあるときだけ取りに行き、届かなければ断る", async () => {
    const offline = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await parsePaste("8.1\t17.2", offline)).toEqual([["8.1", "17.2"]]);
    await expect(parsePaste('"8.1"\t17.2', offline)).rejects.toThrow("Failed to fetch");
  });

  const cell = fc.stringMatching(/^[ -~\t\n"ぁ-ん０-９髙]{0,8}$/);
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

  test("コピーした表は、貼り付けると同じ表になる", async () => {
    await fc.assert(
      fc.asyncProperty(table, async (cells) => {
        expect(await parsePaste(`${copyText(cells)}\r\n`)).toEqual(cells);
      }),
    );
  });
  const odd = fc.string({ unit: fc.constantFrom('"', "\t", "\n", "\r", "8", "あ", " "), maxLength: 30 });
  test("どんなに崩れた文字でも止まらず、中身の字をひとつも失わない", async () => {
    await fc.assert(
      fc.asyncProperty(odd, async (text) => {
        const rows = await parsePaste(text);
        const letters = (whole: string) => whole.replace(/[^8あ]/g, "");
        expect(letters(rows.flat().join(""))).toBe(letters(text));
        expect(rows.every((cells) => cells.length > 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
