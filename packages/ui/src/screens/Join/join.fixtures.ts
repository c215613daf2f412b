import type { JoinPage } from "@kyuseki/domain";
import { emptyJoin, type JoinTexts } from "./parts/joinTexts.ts";

export const openPage: JoinPage = {
  state: "open",
  code: "7K2M-9QTX-4HWD",
  expires_at: "2026-11-27T14:59:00.000Z",
  applicant: null,
  team: { name: "青葉台ベースボールクラブ", logo: null },
};

export const longPage: JoinPage = {
  ...openPage,
  team: { name: "青葉台ベースボールクラブ中学部・高等部合同ソフトボールチーム", logo: null },
};

export const expiredPage: JoinPage = { ...openPage, state: "expired", expires_at: "2026-11-13T14:59:00.000Z" };
export const revokedPage: JoinPage = { ...openPage, state: "revoked" };

export const filledTexts: JoinTexts = {
  ...emptyJoin,
  last_name: "杉山",
  first_name: "蓮司",
  last_name_kana: "すぎやま",
  first_name_kana: "れんじ",
  grade: "j1",
  gender: "M",
  guardian_email: "sugiyama.family@mail.example",
  consent: true,
};
