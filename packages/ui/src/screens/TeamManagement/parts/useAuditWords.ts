import type { AuditAction, AuditEntry } from "@kyuseki/domain";
import type { MessageDescriptor } from "react-intl";
import { useIntl } from "react-intl";
import { accountText } from "../../../copy/account/account.ts";
import { archivedAsText } from "../../../copy/members/members.ts";
import { coachTypeText } from "../../../copy/members/person.ts";
import { finishedBatterText } from "../../../copy/practice/finishedBatter.ts";
import {
  auditActionText,
  auditText,
  auditValueText,
  linkCallText,
  measuredFieldText,
  memberFieldText,
  settingPartText,
} from "../../../copy/team/audit.ts";
import { teamFieldText } from "../../../copy/team/teamManagement.ts";

/** An audit entry in words: who did it, to whom, and what. */
export function useAuditWords() {
  const { formatMessage } = useIntl();

  const detail = (text: string, coach: string | null): string[] => {
    if (/^user:\d+$/.test(text)) return [coach ?? formatMessage(auditText.formerCoach)];
    if (/^\d{4}$/.test(text)) return [formatMessage(auditValueText.schoolYear, { year: Number(text) })];
    const known = detailTexts.get(text);
    return known ? [formatMessage(known)] : [];
  };

  return {
    action: ({ action, times }: AuditEntry): string => {
      const words = formatMessage(auditActionText[action]);
      return times > 1 ? formatMessage(auditValueText.times, { action: words, times }) : words;
    },
    by: ({ by, action }: AuditEntry): string => by ?? formatMessage(strangerText(action)),
    /** Empty for who is no coach. */
    role: ({ by_role }: AuditEntry): string => (by_role ? formatMessage(coachTypeText[by_role]) : ""),
    /** Empty when no member was affected. */
    members: ({ members, member_count }: AuditEntry): string => {
      const names = members.map(({ name }) => name ?? formatMessage(auditText.erased)).join("、");
      const count = member_count - members.length;
      return count > 0 ? formatMessage(auditValueText.others, { names, count }) : names;
    },
    details: ({ details, coach }: AuditEntry): string => details.flatMap((text) => detail(text, coach)).join("・"),
  };
}

/** Who did it without an account, or with one that is gone. */
function strangerText(action: AuditAction): MessageDescriptor {
  if (action === "application_received") return auditText.applicant;
  if (action === "family_links_stopped") return auditText.family;
  if (operatorActions.has(action)) return auditText.operator;
  return action === "member_link_reported" ? auditText.service : auditText.nobody;
}

const operatorActions: ReadonlySet<AuditAction> = new Set([
  "club_renamed",
  "club_analyzer_on",
  "club_analyzer_off",
  "club_closed",
  "club_reopened",
  "club_exported",
  "backup_restored",
]);

const detailTexts: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    ...memberFieldText,
    ...teamFieldText,
    ...coachTypeText,
    ...archivedAsText,
    ...linkCallText,
    // The name in lines of earlier releases.
    invitation_accepted: linkCallText.invited_accepted,
    ...settingPartText,
    ...measuredFieldText,
    user_name: accountText.name,
    finished_batter: finishedBatterText.finished,
    unversioned: auditText.unversioned,
    guardian_consent: auditText.guardianConsent,
  }),
);
