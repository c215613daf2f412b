import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainDraft } from "../contract/members/member.fixture.ts";
import { type MemberDraft, memberDraftSchema } from "../contract/members/memberDraft.ts";
import { encodings, isShiftJis } from "../delimited/encode.fixture.ts";
import { grades } from "../vocabulary/grade.ts";
import { genders, hands } from "../vocabulary/person.ts";
import { checkRow } from "./checkRow.ts";
import { decodeRoster } from "./decodeRoster.ts";
import { readCell } from "./readCell.ts";
import { readRoster } from "./readRoster.ts";
import { writeRoster } from "./writeRoster.ts";

const plain: MemberDraft = {
  ...plainDraft,
  last_name: "小野寺",
  first_name: "湊",
  last_name_kana: "おのでら",
  first_name_kana: "みなと",
  email: "minato@mail.example",
  grade: "h2",
  uniform_number: "00",
  height: 170.6,
  gender: "M",
  additional: { pitching: "R", batting: "X" },
};
const headings = "姓,名,せい,めい,学年,背番号,性別,投,打,身長（cm）,体重（kg）,メールアドレス,保護者のメールアドレス";

function readBack(bytes: Uint8Array) {
  const decoded = decodeRoster(bytes);
  if ("failure" in decoded) throw new Error(`文字に直せません：${decoded.failure.cause}`);
  const read = readRoster(decoded.text, "baseball");
  if ("failure" in read) throw new Error(`読めません：${read.failure.cause}`);
  return read.rows.map(({ values }) => checkRow(values).draft);
}

describe("writeRoster", () => {
  test("BOM で始まり、CRLF で区切り、日本語の言葉で書く", () => {
    expect(writeRoster([plain])).toBe(
      `\uFEFF${headings}\r\n小野寺,湊,おのでら,みなと,高2,00,男,右,両,170.6,,minato@mail.example,`,
    );
  });

  test("ひとりもいなければ、ひな形になる", () => {
    expect(writeRoster([])).toBe(`\uFEFF${headings}`);
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["+81", "'+81"],
    ["-2", "'-2"],
    ["@a", "'@a"],
    ["＝1", "'＝1"],
    ["'=1", "''=1"],
    ["'a", "'a"],
    ["a=1", "a=1"],
    ['"a",b', '"""a"",b"'],
    ["一\n二", '"一\n二"'],
  ])("I8 名前「%s」は数式にならない", (first_name, written) => {
    const text = writeRoster([{ ...plain, last_name: "", first_name, last_name_kana: "", first_name_kana: "" }]);
    expect(text.split("\r\n").slice(1).join("\r\n")).toBe(`,${written},,,高2,00,男,右,両,170.6,,minato@mail.example,`);
  });

  test.each(["\t=1", "\r=1"])("I8 タブや改行で始まる名前も", (first_name) => {
    expect(writeRoster([{ ...plain, first_name }])).toContain("'");
  });

  test.each(Object.entries(encodings))("VA-5 書いたものは、%s でもそのまま読み戻る", (name, encode) => {
    fc.assert(
      fc.property(fc.array(draft, { minLength: 1, maxLength: 12 }), (drafts) => {
        const kept = drafts.filter((it) => name !== "Shift_JIS" || isShiftJis(writeRoster([it]).slice(1)));
        fc.pre(kept.length > 0);
        expect(readBack(encode(writeRoster(kept)))).toEqual(kept);
      }),
    );
  });
});

const letters = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc
    .array(fc.constantFrom(..."姓名氏計合髙﨑山田ー・,\"\n\r\t=+-@＝;' 　アあ"), { maxLength: 6 })
    .map((parts) => parts.join("")),
);
/** A name as the reader normalises it: half-width kana never stay. */
const nameOf = (field: "last_name" | "last_name_kana") => letters.map((text) => readCell(field, text));
const size = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }));
const email = fc.option(fc.constantFrom("a@mail.example", "+b@mail.example", "-c@mail.example", "o'd@mail.example"));
const hand = fc.option(fc.constantFrom(...hands));

const draft = fc
  .record({
    last_name: fc.oneof(nameOf("last_name"), fc.constantFrom("計", "姓", "=1+1", "+81", "'-", "合計")),
    first_name: nameOf("last_name"),
    last_name_kana: nameOf("last_name_kana"),
    first_name_kana: nameOf("last_name_kana"),
    email,
    guardian_email: email,
    grade: fc.constantFrom(...grades),
    height: size(50, 250),
    weight: size(10, 200),
    uniform_number: fc.option(fc.stringMatching(/^[0-9]{1,3}$/)),
    gender: fc.option(fc.constantFrom(...genders)),
    additional: fc
      .record({ pitching: hand, batting: hand })
      .map((both) => (both.pitching || both.batting ? both : null)),
  })
  .map((said) => memberDraftSchema.safeParse(said).data)
  .filter((parsed) => parsed !== undefined);
