import { describe, expect, test } from "vitest";
import { bytesOf, deviceFiles, nowS } from "./devices.fixture.ts";
import { finished, openCsv } from "./files/openCsv.ts";
import { writeRefused } from "./files/writeRefused.ts";
import { duplicateKey, findRepeated } from "./findRepeated.ts";
import { guessMapping } from "./guessMapping.ts";
import { matchNames, type NamedMember } from "./matchNames.ts";
import { readMeasurements } from "./readMeasurements.ts";
import type { MeasurementDraft } from "./rows/draft.ts";

const tableOf = (text: string) => {
  const opened = finished(openCsv(bytesOf(text)));
  if ("failure" in opened) throw new Error(opened.failure.cause);
  return opened.table;
};
const read = (text: string): { drafts: readonly MeasurementDraft[]; reasons: ReadonlyMap<number, string> } => {
  const table = tableOf(text);
  const batches = [
    ...readMeasurements(table, guessMapping(table.header).mapping, {
      now: nowS,
      units: { speed: "mph", length: "in" },
    }),
  ];
  return {
    drafts: batches.flatMap(({ drafts }) => drafts),
    reasons: new Map(batches.flatMap(({ refused }) => refused.map(({ row, code }) => [row, code]))),
  };
};

const member = (id: number, name: string, kana = " "): NamedMember => {
  const [last_name = "", first_name = ""] = name.split(" ");
  const [last_name_kana = "", first_name_kana = ""] = kana.split(" ");
  return { id, last_name, first_name, last_name_kana, first_name_kana };
};
const members = [
  member(1, "小野寺 湊", "おのでら みなと"),
  member(2, "三浦 陽翔", "みうら はると"),
  member(3, "三浦 悠人", "みうら はると"),
  member(4, "Smith Ken"),
];

describe("BE-2 名前を選手に合わせる", () => {
  test.each([
    "小野寺 湊",
    "小野寺　湊",
    "小野寺湊",
    "湊 小野寺",
    "小野寺, 湊",
    "おのでら みなと",
    "ｵﾉﾃﾞﾗ ﾐﾅﾄ",
    "ミナト・オノデラ",
  ])("「%s」は一人に決まる", (name) => {
    expect(matchNames([name], members).get(name)).toEqual({ state: "matched", member_id: 1, chosen: false });
  });

  test.each([
    ["KEN SMITH", { state: "matched", member_id: 4, chosen: false }],
    ["みうら はると", { state: "ambiguous", member_ids: [2, 3] }],
    ["小野寺", { state: "unknown" }],
    ["大野 湊", { state: "unknown" }],
  ] as const)("「%s」", (name, match) => {
    expect(matchNames([name], members).get(name)).toEqual(match);
  });

  test("コーチが選んだ選手が先に立つ。いなくなった選手は選ばれない", () => {
    const chosen = new Map([
      ["小野寺 湊", 2],
      ["Onodera", 1],
      ["三浦 陽翔", 99],
    ]);
    expect([...matchNames(["小野寺 湊", "Onodera", "三浦 陽翔"], members, chosen).values()]).toEqual([
      { state: "matched", member_id: 2, chosen: true },
      { state: "matched", member_id: 1, chosen: true },
      { state: "matched", member_id: 2, chosen: false },
    ]);
  });
});

describe("BE-2 重複は、選手・時刻・速さ・角度で分かる", () => {
  const head = "名前,日時,球速(km/h),リリース角度";
  const { drafts } = read(
    `${head}\n${["湊", "湊", "翔", "ミナト", "だれか", "だれか"].map((name) => `${name},2026/11/19 15:00:00,100,3`).join("\n")}\n湊,2026/11/19 15:00:00,100,4`,
  );
  const ids: Record<string, number> = { 湊: 1, 翔: 2, ミナト: 1 };
  const repeatedRows = (known: ReadonlySet<string>) =>
    [...findRepeated(drafts, known, ({ player }) => ids[player])].map(([{ row }, where]) => [row, where]);

  test("同じファイルの中では、二つめから。だれのものか分からない球は比べない", () => {
    expect(repeatedRows(new Set())).toEqual([
      [3, "file"],
      [5, "file"],
    ]);
  });

  test("すでにある球は、一つめから", () => {
    const [first] = drafts;
    if (!first) throw new Error("球がない");
    expect(duplicateKey(first, 2)).toBe("2 2 1795068000 100 3");
    expect(repeatedRows(new Set([duplicateKey(first, 2)]))).toEqual([
      [3, "file"],
      [4, "known"],
      [5, "file"],
    ]);
  });
});

describe("I8 取り込まなかった行を CSV にする", () => {
  test("もとのセルと理由を書き、数式は動かないようにする", () => {
    const text = '名前,日付,球速(km/h),メモ\n湊,2026/11/31,-5,"=1+1"\n湊,2026/11/19,100,\n"@a, ""b""",2026/11/31\n';
    expect(writeRefused(tableOf(text), read(text).reasons, "理由")).toBe(
      ["\uFEFF名前,日付,球速(km/h),メモ,理由", "湊,2026/11/31,-5,'=1+1,date", `"'@a, ""b""",2026/11/31,,,empty`].join(
        "\r\n",
      ),
    );
  });

  test("数に見せかけた長いセルも、数式なら動かない", () => {
    const cell = `-1${" ".repeat(250)}+cmd`;
    const text = `名前,日付,球速(km/h),メモ\n湊,2026/11/31,5,${cell}`;
    expect(writeRefused(tableOf(text), read(text).reasons, "理由")).toContain(`5,'${cell},date`);
  });

  test("見出しの上の行も残り、直せばそのまま取り込める", () => {
    const text = deviceFiles.rapsodo_pitching;
    const written = writeRefused(tableOf(text), read(text).reasons, "理由");
    const corrected = written.replace("Slider,NO,-,-,-", "Slider,NO,-,-,80");
    expect(tableOf(written)).toMatchObject({ format: "rapsodo_pitching", player: "小野寺 湊", rows: 1 });
    expect(read(corrected).drafts.map(({ player, speed, tag_pitch }) => [player, speed, tag_pitch])).toEqual([
      ["小野寺 湊", 128.748, 3],
    ]);
  });
});
