import { gzipSync } from "node:zlib";
import { scripts } from "@kyuseki/domain/hostileTexts";

const head = "名前,日付,球速(km/h)";
const row = "木村 葵,2026/11/19,100\n";

/** Files nobody can read, and what is said of each (I7). */
export const unreadable: readonly { name: string; bytes: Buffer; reason: string }[] = [
  {
    name: "閉じない引用符.csv",
    bytes: Buffer.from(`${head}\n"木村 葵,2026/11/19,100\n${row.repeat(1000)}`),
    reason: '2行目の引用符（"）の組が合っていません。',
  },
  { name: "5000列.csv", bytes: Buffer.from(`${"列,".repeat(4999)}列\n`), reason: "1行目の列が多すぎます。" },
  { name: "長い一行.csv", bytes: Buffer.from(`${head}\n${"あ".repeat(6_000_000)}`), reason: "2行目が長すぎます。" },
  { name: "NUL.csv", bytes: Buffer.from(`${head}\n木村\0,2026/11/19,100`), reason: "文字として読めませんでした。" },
  {
    name: "半端なUTF-16.csv",
    bytes: Buffer.from(`\uFEFF${head}\n${row}`, "utf16le").subarray(0, -1),
    reason: "文字として読めませんでした。",
  },
  { name: "圧縮.csv", bytes: gzipSync(row.repeat(1000)), reason: "文字として読めませんでした。" },
  { name: "20001行.csv", bytes: Buffer.from(`${head}\n${row.repeat(20_001)}`), reason: "20,001行あります。" },
];

/** Markup and formulas for names, headings and a file's own name; a heading that comes twice (I1, I8). */
export const attacking = {
  name: `${scripts[5]}.csv`,
  names: ['=HYPERLINK("https://evil.example")', "+1-2", "-2+3", "@SUM(A1)", scripts[4], scripts[0], scripts[8]],
  get bytes() {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = this.names.map((name, at) => [quoted(name), "2026/11/19", 100 + at, 1, quoted(scripts[9])].join(","));
    const heading = [head, "球速(km/h)", quoted(scripts[20])].join(",");
    return Buffer.from([heading, ...rows, "木村 葵,2026/11/19,120,1,"].join("\n"));
  },
};
