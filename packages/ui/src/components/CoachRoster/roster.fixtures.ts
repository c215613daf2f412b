import type { Coach, CoachInvite, HandedLink } from "@kyuseki/domain";

export const ohno: Coach = { id: 1, name: "大野 直人", email: "ohno@aobadai-bbc.example", coach_type: "manager" };
export const katayama: Coach = { id: 2, name: "片山 恵", email: "katayama@aobadai-bbc.example", coach_type: "coach" };
export const coaches: readonly Coach[] = [
  ohno,
  katayama,
  { id: 3, name: "村瀬 亮", email: "murase@aobadai-bbc.example", coach_type: "coach" },
];

export const invites: readonly CoachInvite[] = [
  { id: 12, coach_type: "coach", email: "kudo@aobadai-bbc.example", expires_at: "2026-04-08T00:00:00.000Z" },
  { id: 11, coach_type: "manager", email: null, expires_at: "2026-04-04T12:10:00.000Z" },
];

export const longNamed: Coach = {
  id: 4,
  name: "長宗我部 龍之介アレクサンダー",
  email: "ryunosuke.alexander.chosokabe.long.address@kodomo-yakyu-renmei.example",
  coach_type: "coach",
};

export const link: HandedLink = {
  code: "Zk3vQ8mT1xLr6bWc0JpYd5HnSaGe9UfIoKq2Xw7Mt4A",
  expires_at: "2026-04-08T00:00:00.000Z",
  mailed: false,
};
