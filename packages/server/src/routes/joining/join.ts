import {
  type Applicant,
  consent,
  contract,
  Failure,
  type JoinPage,
  memberLimits,
  normalizeForSearch,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { addressKey, codeKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { readSignedCode } from "../../security/signedCode.ts";
import { type ApplicantDraft, insertApplicant, lockOpenApplications } from "../../store/members/applications.ts";
import { findIssuedJoinCode, type IssuedJoinCode } from "../../store/members/joinCodes.ts";
import { findSecret } from "../../store/platform/serverSecrets.ts";
import type { SignInOptions } from "../session/session.ts";

/** For whoever holds the team's code (BE-6). Nothing of the team's members is told here. */
export function joinRoutes(api: Api, { limits }: SignInOptions) {
  serve(api, contract.checkJoinCode, async ({ body, db, now, request }) => {
    const issued = await findIssued(db, body.code);
    if (!issued) {
      await limits.joinMiss.count(addressKey(request.ip));
      throw unknownCode();
    }
    const { code, expires_at, applicant, team_name: name, logo } = issued;
    const team = { name, logo };
    return { state: stateOf(issued, now), code, expires_at: expires_at.toISOString(), applicant, team };
  });

  serve(
    api,
    contract.applyToJoin,
    async ({ body: { code, consent: _, applicant, ...draft }, db, now, audit }) => {
      const issued = await findIssued(db, code);
      if (!issued) throw unknownCode();
      const state = stateOf(issued, now);
      if (state !== "open") throw new Failure("conflict", { message: overText[state] });
      if (issued.applicant && issued.applicant !== applicant) throw otherApplicant(issued.applicant);
      const teamId = issued.team_id;
      const open = await lockOpenApplications(db, teamId);
      const earlier = open.find((other) => identity(other) === identity(draft));
      if (earlier) return { receipt: earlier.receipt };
      if (open.length >= memberLimits.openApplications) throw tooManyOpen();
      const application = { ...draft, applicant, consentVersion: consent.version };
      const { id, receipt } = await insertApplicant(db, teamId, application, now);
      await audit("application_received", { memberIds: [id], teamId });
      return { receipt };
    },
    { before: ({ body, request }) => limits.join.count(addressKey(request.ip), codeKey(body.code)) },
  );
}

/** A code without a valid signature is refused without a query. */
async function findIssued(db: Queryable, text: string): Promise<IssuedJoinCode | undefined> {
  const secret = await findSecret(db, "join-code");
  const code = secret && readSignedCode(secret, text);
  return code === undefined ? undefined : findIssuedJoinCode(db, code);
}

/** The earlier of expiry and revocation decides. */
function stateOf({ expires_at, revoked_at }: IssuedJoinCode, now: Date): JoinPage["state"] {
  if (revoked_at && revoked_at < expires_at) return "revoked";
  return expires_at <= now ? "expired" : "open";
}

/** Key under which two applications count as the same. */
function identity({
  last_name,
  first_name,
  last_name_kana,
  first_name_kana,
  grade,
  guardian_email,
}: ApplicantDraft): string {
  const typed = [last_name, first_name, last_name_kana, first_name_kana, guardian_email];
  return JSON.stringify([grade, ...typed.map(normalizeForSearch)]);
}

const unknownCode = () =>
  new Failure("not_found", { message: "このチームコードは見つかりませんでした。入力したコードを確認してください。" });

const overText = {
  expired: "このチームコードは期限が切れています。チームの指導者に、新しいQRコードをもらってください。",
  revoked: "このチームコードは取り消されています。チームの指導者に、新しいQRコードをもらってください。",
} as const satisfies Record<Exclude<JoinPage["state"], "open">, string>;

const otherApplicant = (applicant: Applicant) => new Failure("invalid", { fields: { applicant: onlyText[applicant] } });

const onlyText = {
  guardian: "このQRコードでは、保護者だけが申し込めます",
  player: "このQRコードでは、選手本人だけが申し込めます",
} as const satisfies Record<Applicant, string>;

const tooManyOpen = () =>
  new Failure("conflict", {
    message: "確認を待っている申請が多いため、いまは受け付けられません。チームの指導者にご連絡ください。",
  });
