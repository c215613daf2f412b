import type { AuditEntry, Grade, Member, Team, TeamSecondFactor, TeamStorage } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";
import { coaches } from "../../components/CoachRoster/roster.fixtures.ts";
import type { TeamQr } from "../../components/QrCode/teamQr.ts";
import type { DeletedMember } from "./parts/personalData.ts";

/** Friday, 2026-11-20, ten in the morning in Tokyo. */
export const nowS = Date.UTC(2026, 10, 20, 1) / 1000;

export const team: Team = {
  team_id: 1,
  name: "青葉台ベースボールクラブ",
  name_kana: "あおばだいべーすぼーるくらぶ",
  sport_type: "baseball",
  ball: "rubber",
  prefecture: 13,
  league: "地域軟式交流リーグ",
  representative: "大野 直人",
  contact_email: "office@aobadai-bbc.example",
  goal: "一球に理由を持つ。週5日、15分でもバットにさわる。",
  logo: null,
  nextshot_available: true,
  version: 3,
  updated_at: "2026-11-02T03:00:00Z",
  updated_by: "大野 直人",
};

const mb = 1024 ** 2;
/** 12.4 of 20 GB. */
export const storage: TeamStorage = { limit: 20_480 * mb, videos: 12_544 * mb, files: 96 * mb };
export const nearlyFull: TeamStorage = { limit: 20_480 * mb, videos: 18_636 * mb, files: 300 * mb };
/** The provider has lowered the limit. */
export const overFull: TeamStorage = { ...storage, limit: 10_240 * mb };

export const qr: TeamQr = {
  code: "A0BA-7K2M-D4TX",
  url: "https://kyuseki.example/join#A0BA-7K2M-D4TX",
  issued_at: "2026-11-20T00:30:00Z",
  expires_at: "2026-11-27T14:59:00Z",
  applicant: null,
};

type Sketch = Pick<Member, "grade" | "nextshot_usage" | "nextrainer_usage"> & Partial<Member>;

const member = (sketch: Sketch, index: number) =>
  fictionalMember({
    id: index + 1,
    name: `佐藤 ${index + 1}`,
    last_name_kana: "さとう",
    nextrainer_purchased: true,
    ...sketch,
  });

const linked = { nextshot_usage: "in_use", nextshot_id: "ns-1", nextrainer_usage: "in_use" } as const;
const grades: readonly Grade[] = ["h1", "h2", "j1", "j2", "j2", "e3", "e5", "e6"];

/** Two of senior, three of junior high school, four of elementary school; one former member and one applicant. */
export const members: readonly Member[] = [
  ...grades.map((grade) => ({ ...linked, grade })),
  { grade: "e4", nextshot_usage: "wait_acceptance", nextrainer_usage: "wait_acceptance" } as const,
  { ...linked, grade: "h3", state: "archived" } as const,
  { grade: "e2", nextshot_usage: "not_use", nextrainer_usage: "not_use", state: "applied" } as const,
].map(member);

export const deleted: readonly DeletedMember[] = [
  {
    ...member({ ...linked, grade: "j1", last_name: "水野", first_name: "葵" }, 40),
    deleted_at: "2026-11-18T03:00:00Z",
    erased_at: "2026-12-18T03:00:00Z",
  },
  {
    ...member({ ...linked, grade: "e6", last_name: "小川", first_name: "新" }, 41),
    deleted_at: "2026-11-01T03:00:00Z",
    erased_at: "2026-12-01T03:00:00Z",
  },
];

const line = (id: number, entry: Pick<AuditEntry, "action"> & Partial<AuditEntry>): AuditEntry => ({
  id,
  at: new Date((nowS - (20 - id) * 5400) * 1000).toISOString(),
  by: "大野 直人",
  by_role: entry.by === null ? null : "manager",
  device: "Windows／Chrome 131",
  member_count: entry.members?.length ?? 0,
  members: [],
  details: [],
  coach: null,
  times: 1,
  ...entry,
});

export const entries: readonly AuditEntry[] = [
  line(20, { action: "team_changed", details: ["goal", "contact_email"] }),
  line(19, { action: "coach_role_changed", details: ["manager", "user:2"], coach: "片山 恵" }),
  line(18, { action: "coach_removed", details: ["user:99"], coach: null }),
  line(17, {
    action: "members_deleted",
    members: [
      { id: 41, name: "水野 葵" },
      { id: 42, name: "小川 新" },
      { id: 43, name: "川口 晴" },
    ],
    member_count: 12,
  }),
  line(16, { action: "member_erased", members: [{ id: 44, name: null }] }),
  line(15, {
    action: "application_received",
    by: null,
    device: "iOS 18／Safari 18",
    members: [{ id: 45, name: "増田 碧" }],
  }),
  line(14, {
    action: "member_link_changed",
    details: ["invite"],
    members: [{ id: 46, name: "青山 朔" }],
    device: null,
  }),
  line(13, { action: "coach_changed", details: ["user_name", "email", "user:2"], coach: "片山 恵" }),
  line(12, { action: "year_changed", details: ["2026"] }),
  line(11, { action: "signed_in", by: "片山 恵", by_role: "coach", device: "iOS 18／Safari 18" }),
  line(10, { action: "sign_in_failed", by: null, details: ["user:2"], coach: "片山 恵", times: 12, device: null }),
];

/** The viewer and one other coach have passkeys. */
export const secondFactor: TeamSecondFactor = {
  required: false,
  coaches: coaches.map(({ id, name, coach_type }, at) => ({ id, name, coach_type, has_passkey: at < 2 })),
};
