import type { AuditEntry, JoinCodeDraft, TeamDraft } from "@kyuseki/domain";
import { fn, screen } from "storybook/test";
import { coaches, invites, link, ohno } from "../../components/CoachRoster/roster.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import type { TeamManagementScreenProps, TeamSaved } from "./TeamManagementScreen.tsx";
import { deleted, entries, members, nowS, qr, secondFactor, storage, team } from "./teamManagement.fixtures.ts";

/** A save without a conflict. */
export async function saved({ version, ...draft }: TeamDraft): Promise<TeamSaved> {
  return { outcome: "saved", team: { ...team, ...draft, version: version + 1, updated_at: "2026-11-20T01:00:00Z" } };
}

/** The log as it arrives: two entries at first, then the others. */
async function* pagesOf(log: readonly AuditEntry[]) {
  yield log.slice(0, 2);
  yield log.slice(2);
}

/** A manager's page with everything on it. */
export const wholePage = {
  viewer: ohno,
  team: { status: "ready", value: team },
  members: { status: "ready", value: members },
  coaches: { status: "ready", value: { coaches: [...coaches], invites: [...invites] } },
  joinCode: { status: "ready", value: qr },
  deleted: { status: "ready", value: deleted },
  audit: { status: "ready", value: { entries, more: true } },
  storage: { status: "ready", value: storage },
  photos: { status: "ready", value: { on: false, count: 0, src: null } },
  onSwitchPhotos: fn(async (_on: boolean) => {}),
  secondFactor: { status: "ready", value: secondFactor },
  onRequireSecondFactor: fn(async () => {}),
  onRemoveSecondFactor: fn(async () => {}),
  hasAnalyzer: true,
  nowS,
  kept: null,
  leaving: null,
  loadPart: takePart,
  changes: {
    onChangeCoach: fn(async () => {}),
    tellsByMail: true,
    onChangeRole: fn(async () => {}),
    onRemoveCoach: fn(async () => {}),
  },
  onKeep: fn(),
  onSave: fn(saved),
  onSaveLogo: fn(async () => {}),
  onRemoveLogo: fn(async () => {}),
  onRetry: fn(),
  onInvite: fn(async () => link),
  onRevokeInvite: fn(async () => {}),
  onIssueResetLink: fn(async () => link),
  canMail: true,
  inviteUrl: (code) => `https://kyuseki.example/invite#${code}`,
  resetUrl: (code) => `https://kyuseki.example/password-reset#${code}`,
  onCopy: fn(async () => {}),
  onSavePicture: fn((_picture: Blob, _fileName: string) => {}),
  onOpenQr: fn(),
  onIssueCode: fn(async (_draft: JoinCodeDraft) => {}),
  onExportTeam: fn(async () => {}),
  onRestoreMember: fn(async () => {}),
  onEraseMember: fn(async () => {}),
  onMoreAudit: fn(async () => {}),
  onReadAudit: fn(() => pagesOf(entries)),
  onSaveAudit: fn((_file: Blob, _fileName: string) => {}),
} satisfies TeamManagementScreenProps;

const mb = 1024 ** 2;

/** A club of one player and one coach, a few videos long. */
export const firstWeek = {
  members: { status: "ready", value: members.slice(0, 1) },
  coaches: { status: "ready", value: { coaches: [ohno], invites: [] } },
  deleted: { status: "ready", value: [] },
  audit: { status: "ready", value: { entries: entries.slice(0, 1), more: false } },
  storage: { status: "ready", value: { ...storage, videos: 38 * mb, files: 0 } },
  secondFactor: {
    status: "ready",
    value: { required: false, coaches: [{ id: ohno.id, name: ohno.name, coach_type: "manager", has_passkey: false }] },
  },
} satisfies Partial<TeamManagementScreenProps>;

/** What only managers have comes after the first look. */
export const managerPanels = () => screen.findByRole("region", { name: "操作の記録" });
