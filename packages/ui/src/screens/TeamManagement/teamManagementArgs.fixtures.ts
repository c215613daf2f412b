import type { TeamDraft } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { coaches, invites, link, ohno } from "../../components/CoachRoster/roster.fixtures.ts";
import type { TeamManagementScreenProps, TeamSaved } from "./TeamManagementScreen.tsx";
import { deleted, entries, members, nowS, qr, secondFactor, team } from "./teamManagement.fixtures.ts";

/** A save without a conflict. */
export async function saved({ version, ...draft }: TeamDraft): Promise<TeamSaved> {
  return { outcome: "saved", team: { ...team, ...draft, version: version + 1, updated_at: "2026-11-20T01:00:00Z" } };
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
  secondFactor: { status: "ready", value: secondFactor },
  onRequireSecondFactor: fn(async () => {}),
  onRemoveSecondFactor: fn(async () => {}),
  hasAnalyzer: true,
  nowS,
  kept: null,
  leaving: null,
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
  inviteUrl: (code) => `https://kyuseki.example/invite/${code}`,
  resetUrl: (code) => `https://kyuseki.example/password-reset#${code}`,
  onCopy: fn(async () => {}),
  onSavePicture: fn((_picture: Blob, _fileName: string) => {}),
  onOpenQr: fn(),
  onIssueCode: fn(async () => {}),
  onExportTeam: fn(async () => {}),
  onRestoreMember: fn(async () => {}),
  onEraseMember: fn(async () => {}),
  onMoreAudit: fn(async () => {}),
} satisfies TeamManagementScreenProps;
