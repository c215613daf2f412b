import type { ColumnMapping } from "../../contract/analyzer/columnMapping.ts";

/** The columns that a heading calls a speed and that nothing is read from. */
export function unreadSpeeds(header: readonly string[], mapping: ColumnMapping): readonly number[] {
  const used = new Set(Object.values(mapping).map((it) => it?.column));
  return header.flatMap((heading, column) =>
    !used.has(column) && isSpeed.test(heading.slice(0, 100).normalize("NFKC").toLowerCase()) ? [column] : [],
  );
}

const isSpeed = /球速|初速|終速|時速|秒速|速度|速さ|スピード|マイル|キロ|velo|speed|mph|km\/?h|kph/;
