import type { AuditEntry, listDeletedMembers, ReplyOf } from "@kyuseki/domain";

export type DeletedMember = ReplyOf<typeof listDeletedMembers>["members"][number];

/** The newest entries so far, and whether there are older ones. */
export type AuditLog = { entries: readonly AuditEntry[]; more: boolean };
