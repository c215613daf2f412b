import type { CsvUnit } from "../../vocabulary/csvColumns.ts";
import { unitOfWord, unitWordList } from "../cells/unit.ts";

/**
 * Splits a heading into its column name and its unit, at the end or in brackets: 「Bat Speed (mph)」, 「球速km/h」,
 * 「Break_Inches」, 「球速（時速・平均）」.
 */
export function readHeading(heading: string): { name: string; unit: CsvUnit | null } {
  const text = comparable(heading);
  const [written = "", word = ""] = unitAtEnd.exec(text) ?? [];
  const name = plain(text.slice(0, text.length - written.length));
  return { name: name || plain(text), unit: unitOfWord(word.replace(/ /g, "")) ?? unitInBrackets(text) };
}

/** The name without what stands in brackets. */
export const nameOutsideBrackets = (heading: string): string =>
  readHeading(comparable(heading).replace(brackets, " ")).name;

/** UTF-16 units; keeps the patterns fast on any text. */
const longestHeading = 100;

const comparable = (heading: string) =>
  heading
    .slice(0, longestHeading)
    .normalize("NFKC")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim()
    .toLowerCase();

const plain = (text: string) => text.replace(/[^\p{L}\p{N}#]/gu, "");

const brackets = /[([{<【〈《「][^)\]}>】〉》」]*[)\]}>】〉》」]?/g;

function unitInBrackets(text: string): CsvUnit | null {
  for (const [inside] of text.matchAll(brackets)) {
    for (const word of inside.slice(1).split(/[・,、;:=\s)\]}>】〉》」]+/)) {
      const unit = word === "" ? null : unitOfWord(word);
      if (unit !== null) return unit;
    }
  }
  return null;
}

/** After a space, a sign, a bracket or a non-Latin letter; 度 only after a space or a bracket (速度, 角度). */
const unitAtEnd = new RegExp(
  `(?<![a-z])[\\s_\\-:(\\[【]*(${unitWordList
    .map((word) => word.replace(/[.%/]/g, "\\$&"))
    .map((word) => (word === "度" ? "(?<=[\\s(\\[【])度" : word))
    .join("|")})[\\s)\\]】]*$`,
);
