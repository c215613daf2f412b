import { type Applicant, type AuditAction, dayInJapan, type JoinDraft } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { updateSchoolYearOfNobody } from "./yearState.ts";

export type ApplicantDraft = Omit<JoinDraft, "applicant" | "consent">;
type OpenApplication = ApplicantDraft & { receipt: string };

/** Those nobody has decided yet. Until the transaction ends, no other application of the team can come in. */
export async function lockOpenApplications(tx: Queryable, teamId: number): Promise<OpenApplication[]> {
  await tx.query("select 1 from teams where team_id = $1 for no key update", [teamId]);
  const { rows } = await tx.query<OpenApplication>(
    `select m.last_name, m.first_name, m.last_name_kana, m.first_name_kana, m.grade, m.gender, m.guardian_email, a.receipt
     from live_members m join applications a on a.team_id = m.team_id and a.member_id = m.id
     where m.team_id = $1 and m.state = 'applied'`,
    [teamId],
  );
  return rows;
}

type Application = { applicant: Applicant; consentVersion: string };

/** The applicant as a member to be, and the application. Returns the member's id and the receipt. */
export async function insertApplicant(tx: Queryable, teamId: number, draft: ApplicantDraft & Application, now: Date) {
  const { rows } = await tx.query<{ id: number }>(
    `insert into members (team_id, last_name, first_name, last_name_kana, first_name_kana, grade, gender, guardian_email,
                          state, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'applied', $9, $9) returning id`,
    [
      teamId,
      draft.last_name,
      draft.first_name,
      draft.last_name_kana,
      draft.first_name_kana,
      draft.grade,
      draft.gender,
      draft.guardian_email,
      now,
    ],
  );
  const id = rows[0]?.id ?? 0;
  return { id, receipt: await insertApplication(tx, teamId, id, draft, now) };
}

/** What a member to be applied with, and the consent. Returns the receipt: J-YYYYMMDD-NNN, by the day in Japan. */
export async function insertApplication(
  tx: Queryable,
  teamId: number,
  memberId: number,
  { applicant, consentVersion }: Application,
  now: Date,
): Promise<string> {
  const day = dayInJapan(now);
  const number = await upsertReceiptDay(tx, teamId, day);
  const receipt = `J-${day.replaceAll("-", "")}-${String(number).padStart(3, "0")}`;
  await tx.query(
    "insert into applications (team_id, member_id, receipt, applicant, applied_at) values ($1, $2, $3, $4, $5)",
    [teamId, memberId, receipt, applicant, now],
  );
  await tx.query(
    "insert into consents (team_id, member_id, given_at, given_by, text_version) values ($1, $2, $3, $4, $5)",
    [teamId, memberId, now, applicant, consentVersion],
  );
  return receipt;
}

/** @returns how many receipts the team has given out on `day` (YYYY-MM-DD), this one included */
async function upsertReceiptDay(tx: Queryable, teamId: number, day: string): Promise<number> {
  const { rows } = await tx.query<{ issued: number }>(
    `insert into receipt_days (team_id, day, issued) values ($1, $2, 1)
     on conflict (team_id, day) do update set issued = receipt_days.issued + 1 returning issued`,
    [teamId, day],
  );
  return rows[0]?.issued ?? 0;
}

/**
 * Registered from then on: nothing is expected of the days on which they waited. When they applied stays with the
 * application.
 */
export async function updateApplicantAccepted(tx: Queryable, teamId: number, id: number, now: Date) {
  await updateSchoolYearOfNobody(tx, teamId, now);
  await tx.query(
    "update members set state = 'active', created_at = $3, updated_at = $3 where team_id = $1 and id = $2",
    [teamId, id, now],
  );
}

/** Only what is empty is filled; consents move along, and the applicant's own row goes. */
export async function updateMemberFromApplicant(tx: Queryable, teamId: number, id: number, intoId: number, now: Date) {
  await tx.query(
    `update members into_m set
       last_name_kana = coalesce(nullif(into_m.last_name_kana, ''), a.last_name_kana),
       first_name_kana = coalesce(nullif(into_m.first_name_kana, ''), a.first_name_kana),
       gender = coalesce(into_m.gender, a.gender),
       guardian_email = coalesce(into_m.guardian_email, a.guardian_email),
       email = coalesce(into_m.email, a.email),
       updated_at = $4
     from members a where a.team_id = $1 and a.id = $2 and into_m.team_id = $1 and into_m.id = $3`,
    [teamId, id, intoId, now],
  );
  await tx.query(
    `insert into consents (team_id, member_id, given_at, given_by, text_version)
     select team_id, $3, given_at, given_by, text_version from consents where team_id = $1 and member_id = $2
     on conflict do nothing`,
    [teamId, id, intoId],
  );
}

const ends = [
  "application_accepted",
  "application_merged",
  "application_declined",
  "member_erased",
] as const satisfies readonly AuditAction[];
export type ApplicationEnd = (typeof ends)[number];

/** How it ended, also when nothing else is left of it; undefined when the team never had it. */
export async function findApplicationEnd(
  db: Queryable,
  teamId: number,
  id: number,
): Promise<ApplicationEnd | undefined> {
  const { rows } = await db.query<{ action: ApplicationEnd }>(
    `select action from audit_log
     where team_id = $1 and action = any($2) and member_ids[1] = $3 order by id desc limit 1`,
    [teamId, ends, id],
  );
  return rows[0]?.action;
}
