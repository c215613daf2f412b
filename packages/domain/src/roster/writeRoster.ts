import Papa from "papaparse";
import type { MemberDraft } from "../contract/members/memberDraft.ts";
import { guarded } from "../rules/formula.ts";
import { type Grade, type GradeGroup, gradeGroupOf } from "../vocabulary/grade.ts";
import type { Gender, Hand } from "../vocabulary/person.ts";
import { type RosterField, rosterFields, rosterHeadings } from "./rosterField.ts";

/**
 * Writes members as a CSV that Japanese Excel opens by a double click and `readRoster` reads back: RFC 4180 with CRLF,
 * a byte order mark, and no text that a spreadsheet would run (I8).
 */
export function writeRoster(members: readonly MemberDraft[]): string {
  const records = members.map((member) => rosterFields.map((field) => guarded(written[field](member))));
  return `\uFEFF${Papa.unparse([rosterFields.map((field) => rosterHeadings[field]), ...records], { newline: "\r\n" })}`;
}

const genderWords = { M: "男", F: "女" } as const satisfies Record<Gender, string>;
const handWords = { L: "左", R: "右", X: "両" } as const satisfies Record<Hand, string>;
const schools = { e: "小", j: "中", h: "高" } as const satisfies Record<GradeGroup, string>;

const gradeWord = (grade: Grade) => `${schools[gradeGroupOf(grade)]}${grade.slice(1)}`;
const handWord = (hand: Hand | null | undefined) => (hand ? handWords[hand] : "");

const written: Record<RosterField, (member: MemberDraft) => string> = {
  last_name: ({ last_name }) => last_name,
  first_name: ({ first_name }) => first_name,
  last_name_kana: ({ last_name_kana }) => last_name_kana,
  first_name_kana: ({ first_name_kana }) => first_name_kana,
  grade: ({ grade }) => gradeWord(grade),
  uniform_number: ({ uniform_number }) => uniform_number ?? "",
  gender: ({ gender }) => (gender ? genderWords[gender] : ""),
  pitching: ({ additional }) => handWord(additional?.pitching),
  batting: ({ additional }) => handWord(additional?.batting),
  height: ({ height }) => (height === null ? "" : String(height)),
  weight: ({ weight }) => (weight === null ? "" : String(weight)),
  email: ({ email }) => email ?? "",
  guardian_email: ({ guardian_email }) => guardian_email ?? "",
};
