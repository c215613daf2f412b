import { normalizeForSearch } from "../vocabulary/text.ts";
import type { RosterField } from "./rosterField.ts";

/** What a column holds: one field, several at once, or something known that is not read (備考, 学籍番号). */
export type RosterColumn = RosterField | "name" | "kana" | "hands" | "unread";

/** The columns that a record of headings names, in any order and either language; null when it is no heading. */
export function headedColumns(cells: readonly string[]): readonly (RosterColumn | null)[] | null {
  const columns = cells.map(columnOf);
  const known = columns.filter(Boolean).length;
  const filled = cells.filter((cell) => cell.trim() !== "").length;
  return known >= 2 || (known === 1 && filled === 1) ? settled(columns) : null;
}

const words = {
  last_name: "姓 名字 苗字 氏 last lastname familyname surname",
  first_name: "名 下の名前 first firstname givenname",
  name: "氏名 名前 お名前 選手名 選手氏名 部員名 生徒名 児童名 メンバー名 フルネーム name fullname",
  last_name_kana: "せい",
  first_name_kana: "めい",
  kana: "せいめい",
  grade: "学年 年次 grade schoolyear",
  uniform_number: "背番号 ユニフォーム番号 uniformnumber jerseynumber jersey",
  gender: "性別 男女 gender sex",
  hands: "投打 利き",
  pitching: "投 投げ 投球 利き腕 利き手 throw throws throwing pitching",
  batting: "打 打ち 打席 打撃 bat bats batting",
  height: "身長 height",
  weight: "体重 weight",
  email: "メール メールアドレス eメール アドレス email mail emailaddress mailaddress",
  unread:
    "備考 番号 学籍番号 no 住所 電話 電話番号 生年月日 誕生日 年齢 学校 学校名 クラス 組 ポジション 守備 守備位置 保護者 保護者名 保護者氏名 メモ id number position birthday phone address note notes memo",
} as const satisfies Partial<Record<RosterColumn, string>>;

const columnByWord = new Map<string, RosterColumn>(
  // Object.entries widens its keys; these are the keys of `words`.
  (Object.entries(words) as [RosterColumn, string][]).flatMap(([column, said]) =>
    said.split(" ").map((word): [string, RosterColumn] => [normalizeForSearch(word), column]),
  ),
);

const decoration = /[()[\]【】「」<>*※:_\-./・]|必須|任意|cm|kg/g;
const kanaWord = /(?:ふりがな|よみがな|読み仮名|読みがな|かな|よみ|読み|kana|furigana)$/;
const guardian = /保護者|親|父|母|guardian|parent/;
const address = /めーる|mail|あどれす/;

function columnOf(heading: string): RosterColumn | null {
  const word = normalizeForSearch(heading).replace(decoration, "");
  if (guardian.test(word) && address.test(word)) return "guardian_email";
  const known = columnByWord.get(word);
  if (known) return known;
  if (!kanaWord.test(word)) return null;
  const read = word.replace(kanaWord, "").replace(/の$/, "");
  const of = read === "" ? "name" : columnByWord.get(read);
  if (of === "last_name" || of === "last_name_kana") return "last_name_kana";
  if (of === "first_name" || of === "first_name_kana") return "first_name_kana";
  return of === "name" ? "kana" : null;
}

/** 「名前」 beside 「姓」 is the given name; of two 「ふりがな」 each belongs to the name before it. */
function settled(columns: readonly (RosterColumn | null)[]): readonly (RosterColumn | null)[] {
  const hasFamilyName = columns.includes("last_name");
  const readings = columns.flatMap((column, at) => (column === "kana" ? [at] : []));
  return columns.map((column, at) => {
    if (column === "name" && hasFamilyName) return "first_name";
    if (column !== "kana" || readings.length !== 2) return column;
    return at === readings[0] ? "last_name_kana" : "first_name_kana";
  });
}
