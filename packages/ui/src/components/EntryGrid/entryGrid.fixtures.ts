import type { CheckEntry, EntryColumn, EntryRow, EntryValues, PastOfEntry } from "./parts/entry.ts";

const item = (id: string, label: string, unit: string, decimals: 0 | 1, [min, max]: readonly [number, number]) =>
  ({
    id,
    label,
    unit,
    decimals,
    min,
    max,
    caption: unit === "秒" ? "小さいほどよい" : "大きいほどよい",
  }) as const satisfies EntryColumn;

export const measureItems: readonly EntryColumn[] = [
  item("sprint", "50m走", "秒", 1, [5, 20]),
  item("bases", "ベースラン", "秒", 1, [10, 40]),
  item("throw", "遠投", "m", 1, [3, 130]),
  item("jump", "立ち幅とび", "cm", 0, [50, 400]),
  item("grip", "握力（右）", "kg", 1, [3, 60]),
  item("swing", "スイング速度", "km/h", 1, [20, 180]),
];

const sheet = [
  ["小川 新", "小6", "8.1", "17.2", "48.5", "178", "21.4", "84.2"],
  ["中川 詩", "小6", "8.4", "17.9", "38.6", "171", "19.2", "78.0"],
  ["平野 陸斗", "小6", "8.0", "17.0", "46.2", "181", "22.0", "82.8"],
  ["大塚 奏太", "小5", "8.6", "18.1", "39.5", "168", "17.8", "74.6"],
  ["武田 ひまり", "小5", "8.8", "18.6", "31.9", "158", "16.", "70.2"],
  ["宮本 悠人", "小5", "8.7", "18.4", "52.4", "163", "18.2", ""],
  ["菊地 直輝", "小4", "9.1", "19.2", "30.8", "1520", "14.6", ""],
  ["木下 紬", "小4", "9.4", "19.8", "24.5", "148", "13.4", ""],
  ["新井 晴", "小3", "9.8", "20.6", "20.2", "138", "", ""],
  ["長谷川 ひまり子", "小3", "９．９", "20.9", "17.6", "134", "", ""],
] as const;

export const players: readonly EntryRow[] = sheet.map(([label, detail], index) => ({ id: `p${index}`, label, detail }));

export const measured: EntryValues = Object.fromEntries(
  sheet.map(([, , ...texts], index) => [
    `p${index}`,
    Object.fromEntries(measureItems.map(({ id }, at) => [id, texts[at] ?? ""])),
  ]),
);

/** A screen's validation: full-width digits, the accepted range, a suspicious and a best throw. */
export const checkMeasure: CheckEntry = (rowId, colId, text) => {
  const col = measureItems.find(({ id }) => id === colId);
  if (text === "" || !col) return { state: "ok" };
  const half = text.normalize("NFKC");
  if (half !== text) {
    return {
      state: "error",
      message: "半角の数字で入力してください。",
      fix: { text: half, label: `${half} にする` },
    };
  }
  const value = Number(text);
  const { min = 0, max = 0, unit, label } = col;
  if (Number.isNaN(value) || value < min || value > max) {
    const tenth = String(value / 10);
    return {
      state: "error",
      message: `${text} ${unit} は入力できません。${label}は ${min}〜${max} ${unit} です。${tenth} ${unit} のまちがいですか。`,
      fix: { text: tenth, label: `${tenth} にする` },
    };
  }
  if (colId === "throw" && rowId === "p5" && value > 50) {
    return { state: "ask", message: "前回より 19.6 m のびています。測り直すか、値を確かめてください。" };
  }
  return { state: colId === "throw" && rowId === "p0" ? "best" : "ok" };
};

export const pastOfMeasure: PastOfEntry = (rowId, colId) =>
  rowId === "p9"
    ? {}
    : { last: colId === "jump" ? 174 : 15.8, lastOn: "2026-10-16", best: colId === "jump" ? 176 : 16.2 };
