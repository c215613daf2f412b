import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { coachTypes } from "./session.ts";

/** The actions that the audit log records. */
export const auditActions = [
  "member_created",
  "members_created",
  "creation_undone",
  "member_changed",
  "member_link_changed",
  "member_link_reported",
  "members_deleted",
  "members_restored",
  "members_archived",
  "members_reinstated",
  "member_exported",
  "member_erased",
  "application_received",
  "application_accepted",
  "application_merged",
  "application_declined",
  "year_changed",
  "year_change_undone",
  "team_changed",
  "settings_changed",
  "team_exported",
  "logo_changed",
  "logo_removed",
  "photos_on",
  "photos_off",
  "photo_added",
  "photo_removed",
  "measure_item_created",
  "measure_item_changed",
  "measure_item_archived",
  "measure_item_reinstated",
  "measure_items_ordered",
  "measure_goals_changed",
  "measuring_day_created",
  "measuring_day_changed",
  "measuring_day_closed",
  "measuring_day_reopened",
  "measuring_day_deleted",
  "measured",
  "measurement_changed",
  "measurements_moved",
  "measurement_deleted",
  "measurement_restored",
  "video_added",
  "video_removed",
  "csv_imported",
  "csv_import_undone",
  "csv_file_exported",
  "csv_source_forgotten",
  "pitches_recorded",
  "pitches_changed",
  "pitches_deleted",
  "pitches_restored",
  "training_commented",
  "training_comment_removed",
  "training_recorded",
  "training_record_deleted",
  "training_record_restored",
  "note_template_saved",
  "note_template_archived",
  "note_template_reinstated",
  "goal_sheet_changed",
  "note_commented",
  "note_comment_removed",
  "notice_sent",
  "notice_cancelled",
  "notice_corrected",
  "notice_resent",
  "event_created",
  "event_changed",
  "event_cancelled",
  "event_deleted",
  "attendance_entered",
  "event_duties_changed",
  "join_code_issued",
  "join_code_revoked",
  "family_links_made",
  "family_links_revoked",
  "family_links_stopped",
  "calendar_feed_made",
  "calendar_feed_revoked",
  "reminders_sent",
  "provider_event_applied",
  "coach_invited",
  "coach_invite_revoked",
  "coach_joined",
  "coach_role_changed",
  "coach_removed",
  "reset_link_issued",
  "account_changed",
  "coach_changed",
  "signed_in",
  "sign_in_failed",
  "signed_out",
  "sessions_ended",
  "password_changed",
  "password_reset",
  "audit_exported",
  "club_renamed",
  "club_analyzer_on",
  "club_analyzer_off",
  "club_closed",
  "club_reopened",
  "club_exported",
  "backup_restored",
  "passkey_added",
  "passkey_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "second_factor_chosen",
  "second_factor_dropped",
  "second_factor_required",
  "second_factor_optional",
  "second_factor_removed",
] as const;
export type AuditAction = (typeof auditActions)[number];

const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Name of who did it, at that moment; null for an applicant, a sister product, the operator and where nobody was signed in. */
  by: z.nullable(z.string()),
  /** Role of who did it, at that moment. */
  by_role: z.nullable(z.enum(coachTypes)),
  /** "iOS 18／Safari 18"; null when unknown. */
  device: z.nullable(z.string()),
  action: z.enum(auditActions),
  /** How many members were affected, and the first three of them; a name is null once the member is erased. */
  member_count: z.int(),
  members: z.array(z.object({ id: z.int(), name: z.nullable(z.string()) })),
  /** Field names and roles as in the contract; `user:12` for the coach concerned. */
  details: z.array(z.string()),
  /** Name of the coach concerned, at that moment; null where none is, and where it is no longer known. */
  coach: z.nullable(z.string()),
  /** How often: the failed sign-ins of an account in one hour (UTC) are one line. */
  times: z.int(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const before = z.optional(z.coerce.number().check(z.int(), z.minimum(1)));

/** Audit entries, newest first; `before` is the id of the last entry seen (P5). */
export const listAudit = defineEndpoint({
  id: "listAudit",
  method: "GET",
  path: "/api/coach/team/audit",
  access: "manager",
  params: z.object({}),
  query: z.object({
    before,
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  body: z.undefined(),
  reply: z.object({ entries: z.array(auditEntrySchema), more: z.boolean() }),
  status: 200,
});

/** How many entries a page of the export holds. */
export const auditExportPage = 1000;

/**
 * The audit log to keep, a page at a time: like `listAudit`, with more entries. The first page, without `before`, leaves an
 * entry itself.
 */
export const exportAudit = defineEndpoint({
  id: "exportAudit",
  method: "GET",
  path: "/api/coach/team/audit/export",
  access: "manager",
  params: z.object({}),
  query: z.object({ before }),
  body: z.undefined(),
  reply: z.object({ entries: z.array(auditEntrySchema), more: z.boolean() }),
  status: 200,
});
