import { readCell, readHands } from "./readCell.ts";
import type { RosterColumn } from "./rosterColumn.ts";
import type { RosterRecord } from "./splitRecords.ts";

/** What each column holds, judged by its cells; for rosters without headings. */
export function guessColumns(records: readonly RosterRecord[]): readonly (RosterColumn | null)[] {
  const sample = records.slice(0, sampled);
  const width = Math.max(0, ...sample.map(({ cells }) => cells.length));
  const filled = Array.from({ length: width }, (_, at) =>
    sample.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at].trim()] : [])),
  );
  const guessed: (RosterColumn | null)[] = filled.map((cells) => {
    if (cells.length === 0) return "unread";
    return shapes.find(({ fits }) => mostly(cells, fits))?.column ?? null;
  });
  return told(guessed, filled);
}

const sampled = 50;

const mostly = (cells: readonly string[], fits: (cell: string) => boolean) =>
  cells.filter(fits).length >= cells.length * 0.6;

const isOneOf = (field: "grade" | "gender" | "pitching", codes: RegExp) => (cell: string) =>
  codes.test(readCell(field, cell));
const saysCm = (cell: string) => /cm|センチ/i.test(cell.normalize("NFKC"));
const saysKg = (cell: string) => /kg|キロ/i.test(cell.normalize("NFKC"));
const numberIn = (least: number, most: number) => (cell: string) => {
  const number = Number(readCell("height", cell));
  return number >= least && number <= most;
};

/** In this order: the narrower shape first. */
const shapes: readonly { column: RosterColumn; fits: (cell: string) => boolean }[] = [
  { column: "email", fits: (cell) => /[@＠]/u.test(cell) },
  { column: "grade", fits: isOneOf("grade", /^[ejh]\d$/) },
  { column: "gender", fits: isOneOf("gender", /^[MF]$/) },
  { column: "hands", fits: (cell) => readHands(cell) !== null },
  { column: "pitching", fits: isOneOf("pitching", /^[LRX]$/) },
  { column: "height", fits: saysCm },
  { column: "weight", fits: saysKg },
  { column: "height", fits: numberIn(100, 250) },
  { column: "weight", fits: numberIn(15, 100) },
  { column: "unread", fits: (cell) => /^[\d\s./:年月日()-]+$/u.test(cell.normalize("NFKC")) },
  { column: "kana", fits: (cell) => /^[\u3040-\u30ff\s]+$/u.test(cell.normalize("NFKC")) },
];

/** Tells columns of the same shape apart. A number that may be a weight is one beside a height. */
function told(guessed: readonly (RosterColumn | null)[], filled: readonly (readonly string[])[]) {
  const columns = [...guessed];
  const placesOf = (column: RosterColumn | null) => columns.flatMap((it, at) => (it === column ? [at] : []));
  const place = (places: readonly number[], names: readonly RosterColumn[]) => {
    for (const [index, at] of places.entries()) columns[at] = names[index] ?? "unread";
  };

  place(placesOf("email"), ["email", "guardian_email"]);
  place(placesOf("pitching"), ["pitching", "batting"]);
  place(
    placesOf("weight").filter((at) => !filled[at]?.some(saysKg) && columns[at - 1] !== "height"),
    [],
  );

  const readings = placesOf("kana");
  const isWhole = (at: number) => mostly(filled[at] ?? [], (cell) => /\S\s+\S/u.test(cell));
  const texts = placesOf(null);
  const [first] = texts;
  if (first === undefined) {
    // Names written only in kana.
    place(readings, readings.some(isWhole) ? ["name"] : ["last_name", "first_name"]);
    return columns;
  }
  if (readings.length > 1) place(readings, ["last_name_kana", "first_name_kana"]);
  if (isWhole(first) || (texts.length === 1 && readings.length !== 1)) place(texts, ["name"]);
  else if (texts.length > 1) place(texts, ["last_name", "first_name"]);
  else nameBesideKana(columns, first, readings, isWhole);
  return columns;
}

/** One column of kanji and one of kana: given names may be written in kana (杉山 あかり). */
function nameBesideKana(
  columns: (RosterColumn | null)[],
  first: number,
  readings: readonly number[],
  isWhole: (at: number) => boolean,
) {
  const [reading] = readings;
  const isGivenName = reading === first + 1 && !isWhole(reading);
  columns[first] = isGivenName ? "last_name" : "name";
  if (isGivenName) columns[reading] = "first_name";
}
