import { grades } from "../vocabulary/grade.ts";
import type { Hand } from "../vocabulary/person.ts";
import { asHiragana, fullWidthKana } from "../vocabulary/text.ts";
import type { RosterField } from "./rosterField.ts";

/** The code or plain text of what was typed; unreadable text stays as typed. */
export function readCell(field: RosterField, typed: string): string {
  const text = typed.trim();
  return readers[field](text)?.trim() ?? text;
}

/** 「右投左打」, 「右／左」 and 「RL」 mean two hands, throwing first; null for anything else. */
export function readHands(typed: string): { pitching: Hand; batting: Hand } | null {
  const [pitching, batting, ...more] = plain(typed)
    .replace(/投げ?|打ち?|[\s/・,-]/gu, "")
    .split("")
    .map(handOf);
  return pitching && batting && more.length === 0 ? { pitching, batting } : null;
}

type Reader = (text: string) => string | null;

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s/gu, "");
/** Placeholders for nothing, in optional fields. */
const optional =
  (read: Reader): Reader =>
  (text) =>
    nothing.test(text.normalize("NFKC")) ? "" : read(text);
const nothing = /^(?:[-‐−–—―ー]+|なし|無し|無|未定|未回答|無回答|不明|n\/a)$/i;

const readNumber: Reader = (text) => {
  const number = plain(text).replace(/(?:cm|センチ(?:メートル)?|kg|キロ(?:グラム)?)$/, "");
  return /^\d+(?:\.\d+)?$/.test(number) ? String(Number(number)) : null;
};

const kanjiDigits = "一二三四五六";
const school =
  /^(?:(?<e>小(?:学(?:校|生)?)?|e)|(?<j>中(?:学(?:校|生)?)?|j)|(?<h>高(?:校生?|等学校)?|h))第?(?<year>[1-6])(?:年生?|学年|年次)?$/;
const readGrade: Reader = (text) => {
  const { groups } = school.exec(plain(text).replace(/[一-六]/g, arabic)) ?? {};
  const code = groups && `${groups.e ? "e" : groups.j ? "j" : "h"}${groups.year}`;
  return grades.find((grade) => grade === code) ?? null;
};
const arabic = (digit: string) => (kanjiDigits.includes(digit) ? String(kanjiDigits.indexOf(digit) + 1) : digit);

const readGender: Reader = (text) => {
  const word = plain(text);
  if (/^(?:男(?:子|性|の子)?|m|male|♂)$/.test(word)) return "M";
  return /^(?:女(?:子|性|の子)?|f|female|♀)$/.test(word) ? "F" : null;
};

const readHand: Reader = (text) => handOf(plain(text).replace(/(?:投げ?|打ち?|打席|打者|利き)$/, ""));
function handOf(word: string): Hand | null {
  if (/^(?:右|r|right)$/.test(word)) return "R";
  if (/^(?:左|l|left)$/.test(word)) return "L";
  return /^(?:両|x|s|b|both|switch|スイッチ)$/.test(word) ? "X" : null;
}

/** 「10番」, 「#10」 and 「No.10」 are 10. */
const readUniformNumber: Reader = (text) => /^(?:#|no\.?)?(\d{1,3})番?$/.exec(plain(text))?.[1] ?? null;

const readEmail: Reader = (text) => text.normalize("NFKC");

const readers: Record<RosterField, Reader> = {
  last_name: fullWidthKana,
  first_name: fullWidthKana,
  last_name_kana: asHiragana,
  first_name_kana: asHiragana,
  grade: readGrade,
  uniform_number: optional(readUniformNumber),
  gender: optional(readGender),
  pitching: optional(readHand),
  batting: optional(readHand),
  height: optional(readNumber),
  weight: optional(readNumber),
  email: optional(readEmail),
  guardian_email: optional(readEmail),
};
