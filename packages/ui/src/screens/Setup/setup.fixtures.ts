import type { SetupStep } from "./SetupScreen.tsx";

export const ready: SetupStep = { name: "ready", expiresAt: "2026-11-21T11:00:00.000Z" };

export const done: SetupStep = {
  name: "done",
  made: { team_name: "青葉台ベースボールクラブ", name: "大野 健一" },
};

export const hrefs = {
  login: "/login",
  addMembers: "/member-list/bulk-add",
  inviteCoaches: "/team-management",
  home: "/",
};
