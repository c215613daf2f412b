import { grades, type Member } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";
import { readRoster } from "@kyuseki/domain/roster";
import type { BulkDraft } from "./parts/bulkDraft.ts";

/** As copied from a spreadsheet. */
export const pasted = [
  "姓\t名\t学年\t性別\tメールアドレス",
  "杉山\t蓮司\t高校1年\t男\th.sugiyama@mail.example",
  "広瀬\tあかり\t中1\t女\thirose-a@mail.example",
  "内田\t智也\t中学2年\t男\tuchida.tomoya@mail",
  "今井\t\t小6\t男\timai@mail.example",
].join("\n");

/** The first row of `pasted`, as it is sent. */
export const sugiyama = {
  last_name: "杉山",
  first_name: "蓮司",
  last_name_kana: "",
  first_name_kana: "",
  email: "h.sugiyama@mail.example",
  guardian_email: null,
  grade: "h1",
  height: null,
  weight: null,
  uniform_number: null,
  gender: "M",
  additional: null,
} as const;

export const checking = (text: string): BulkDraft => {
  const read = readRoster(text, "baseball");
  if ("failure" in read) throw new Error(`名簿を読めません：${read.failure.cause}`);
  return { step: "check", text, rows: read.rows.map((row) => ({ ...row, allowed: false })) };
};

/** 「広瀬 あかり」 is in the team already. */
export const team: readonly Member[] = [
  fictionalMember({ id: 1, name: "広瀬 あかり", kana: "ひろせ あかり", height: 151.2, weight: 44.1, gender: "F" }),
];

export const everyColumn = [
  "氏名,ふりがな,学年,背番号,性別,投打,身長,体重,メール,保護者メール",
  "勅使河原小路 ひまわりあかりのすけ,てしがわらこうじ ひまわりあかりのすけ,中2,00,女,右投左打,160.5cm,52.5kg,himawari.akarinosuke.teshigawarakoji@long-name.example,oya.teshigawarakoji@long-name.example",
  "小野寺湊,オノデラ ミナト,2年,１０番,男,右左,17O,61.5,minato@mail.example,",
].join("\n");

/** An error at the right-hand end of a table with every column. */
export const wrongAtTheEnd = [
  "姓\t名\tせい\tめい\t学年\t性別\t投\t打\t身長\t体重\tメールアドレス\t保護者のメールアドレス",
  "杉山\t蓮司\tすぎやま\tれんじ\t高1\t男\t右\t右\t172.5\t63\th.sugiyama@mail.example\toya.sugiyama@mail.example",
  "広瀬\tあかり\tひろせ\tあかり\t中1\t女\t右\t左\t151\t44\thirose-a@mail.example\toya.hirose@mail",
  "内田\t智也\tうちだ\tともや\t中2\t男\t右\t右\t15O\t48\tuchida.tomoya@mail.example\toya.uchida@mail.example",
].join("\n");

const families = [
  "相原",
  "井上",
  "上野",
  "大森",
  "加藤",
  "神谷",
  "木下",
  "工藤",
  "後藤",
  "斎藤",
  "島田",
  "杉本",
  "瀬戸",
];
const givens = ["蒼空", "陽菜", "大翔", "結衣", "悠斗", "莉子", "蓮", "美咲", "湊", "芽依", "樹"];

/** A thousand players, every hundredth without a given name. */
export const thousand = [
  "姓,名,学年",
  ...Array.from({ length: 1000 }, (_, index) => {
    const given = `${givens[index % givens.length]}${Math.floor(index / givens.length)}`;
    return `${families[index % families.length]},${index % 100 === 99 ? "" : given},${grades[index % grades.length]}`;
  }),
].join("\n");
