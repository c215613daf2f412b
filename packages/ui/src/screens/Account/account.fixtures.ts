import type { Account, AccountSession } from "@kyuseki/domain";

/** 2026-04-01, nine in the morning in Tokyo. */
export const nowS = Date.parse("2026-04-01T00:00:00Z") / 1000;

export const account: Account = {
  id: 1,
  name: "大野 直人",
  email: "ohno@aobadai-bbc.example",
  email_verified_at: "2026-03-02T01:00:00.000Z",
  coach_type: "manager",
  team_name: "青葉台ベースボールクラブ",
  device: "Windows／Chrome 131",
};

const here: AccountSession = {
  id: 31,
  current: true,
  remember: true,
  device: "Windows／Chrome 131",
  created_at: "2026-03-28T10:02:00.000Z",
  seen_at: "2026-03-31T23:59:00.000Z",
};
export const sessions: readonly AccountSession[] = [
  here,
  {
    id: 28,
    current: false,
    remember: true,
    device: "iOS 18／Safari 18",
    created_at: "2026-03-18T12:10:00.000Z",
    seen_at: "2026-03-31T23:35:00.000Z",
  },
  {
    id: 22,
    current: false,
    remember: false,
    device: null,
    created_at: "2026-03-29T08:00:00.000Z",
    seen_at: "2026-03-29T09:15:00.000Z",
  },
];

/** As many as the server lists. */
export const hundredSessions: readonly AccountSession[] = [
  here,
  ...Array.from({ length: 99 }, (_, index) => ({
    id: 100 + index,
    current: false,
    remember: false,
    device: "Android 15／Chrome 131",
    created_at: "2026-03-20T00:00:00.000Z",
    seen_at: new Date((nowS - (index + 1) * 3600) * 1000).toISOString(),
  })),
];
