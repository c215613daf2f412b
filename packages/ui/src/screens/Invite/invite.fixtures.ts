import type { Invitation } from "./parts/invitation.ts";

export const toCoach: Invitation = {
  team_name: "青葉台ベースボールクラブ",
  coach_type: "coach",
  email: "mizuno@aobadai-bbc.example",
  expires_at: "2026-12-10T12:30:00.000Z",
  asks_code: true,
};

export const toManager: Invitation = {
  ...toCoach,
  team_name: "青葉台ベースボールクラブ中学部・高等部合同ソフトボールチーム",
  coach_type: "manager",
  email: null,
};

/** Of a server that sends no mail. */
export const withoutMail: Invitation = { ...toCoach, asks_code: false };
