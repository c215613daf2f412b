import { memberLimits } from "../limits.ts";

/** What a roster says about one player, in the order it is written. */
export const rosterFields = [
  "last_name",
  "first_name",
  "last_name_kana",
  "first_name_kana",
  "grade",
  "uniform_number",
  "gender",
  "pitching",
  "batting",
  "height",
  "weight",
  "email",
  "guardian_email",
] as const;
export type RosterField = (typeof rosterFields)[number];

/** Text by field, empty when absent. Readable values are stored as code or plain number: "j2", "M", "160.5". */
export type RosterValues = Readonly<Record<RosterField, string>>;

export const rosterHeadings = {
  last_name: "姓",
  first_name: "名",
  last_name_kana: "せい",
  first_name_kana: "めい",
  grade: "学年",
  uniform_number: "背番号",
  gender: "性別",
  pitching: "投",
  batting: "打",
  height: "身長（cm）",
  weight: "体重（kg）",
  email: "メールアドレス",
  guardian_email: "保護者のメールアドレス",
} as const satisfies Record<RosterField, string>;

export const emptyRosterValues: RosterValues = {
  last_name: "",
  first_name: "",
  last_name_kana: "",
  first_name_kana: "",
  grade: "",
  uniform_number: "",
  gender: "",
  pitching: "",
  batting: "",
  height: "",
  weight: "",
  email: "",
  guardian_email: "",
};

/** Beyond these limits a text is refused (I7). `cell` in UTF-16 units. */
export const rosterLimits = {
  bytes: 5 * 1024 * 1024,
  rows: memberLimits.perCall,
  columns: 100,
  cell: 5000,
} as const;

/** Why a text was not read. `line` counts records from 1, as in a spreadsheet. */
export type RosterFailure =
  | { cause: "empty" | "size" | "binary" }
  | { cause: "quotes" | "columns" | "cell"; line: number }
  | { cause: "rows"; count: number };
