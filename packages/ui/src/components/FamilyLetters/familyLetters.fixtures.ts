import type { FamilyLink } from "./familyLink.ts";

/** 2026-11-20 19:42 in Japan. */
export const nowS = Date.parse("2026-11-20T10:42:00Z") / 1000;

const token = "c0ffee9Zk3m1x7Qp2Vb8Ls4Td6Wy5Rj1Hn0Gf3Ea9Uo";

export const families: readonly FamilyLink[] = [
  ["坂口 律", "坂口 花"],
  ["増田 碧"],
  ["小川 新"],
  ["勅使河原小路 ひまわりあかりのすけ", "勅使河原小路 翔太郎", "勅使河原小路 結衣"],
  ["佐藤 蓮"],
].map((names, at) => ({
  family_id: at + 1,
  names,
  url: `https://kyuseki.example/f#${at}${token}`,
  expiresAt: "2027-03-31T15:00:00Z",
}));
