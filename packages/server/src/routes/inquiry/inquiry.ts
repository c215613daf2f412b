import { contract, Failure, inquiry, waitingTime } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { inquiryMail } from "../../notify/inquiryMail.ts";
import { findAccount } from "../../store/account/accounts.ts";
import { findInquiryBefore, type Inquiry, insertInquiry } from "../../store/platform/inquiries.ts";
import { insertMail } from "../../store/platform/outbox.ts";

export function inquiryRoutes(api: Api) {
  serve(api, contract.sendInquiry, async ({ session: { user, team }, body, db, now }) => {
    await requireFewer(db, user.id, now);
    const sent = onlyShown(body);
    const number = await insertInquiry(db, team.team_id, user.id, sent, now);
    const to = api.mail?.operatorEmail;
    const from = to && (await findAccount(db, team.team_id, user.id));
    if (to && from) {
      const mail = inquiryMail({ to, from, team, number, inquiry: sent, now });
      await insertMail(db, { ...mail, fromTeamId: team.team_id }, now);
    }
    return { success: true as const };
  });
}

/** Fields that the category does not show are dropped (VA-1). */
function onlyShown(sent: Inquiry): Inquiry {
  const isShown = (categories: readonly string[]) => categories.includes(sent.category);
  return {
    ...sent,
    pageInfo: isShown(inquiry.pageInfoShownFor) ? sent.pageInfo : "",
    deviceInfo: isShown(inquiry.deviceInfoShownFor) ? sent.deviceInfo : "",
  };
}

/** Counted from the inquiries themselves, so one that a retry repeats does not count. @throws Failure "rate_limited" */
async function requireFewer(db: Queryable, userId: number, now: Date) {
  const oldest = await findInquiryBefore(db, userId, new Date(now.getTime() - hourMs), perHour);
  if (!oldest) return;
  const waitMs = oldest.getTime() + hourMs - now.getTime();
  throw new Failure("rate_limited", {
    retryAfterS: Math.ceil(waitMs / 1000),
    message: `お問い合わせが続いたため、あと${waitingTime(waitMs / 1000)}お待ちください。そのあと、もう一度お試しください。`,
  });
}

const perHour = 20;
const hourMs = 60 * 60_000;
