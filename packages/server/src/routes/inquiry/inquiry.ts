import { contract, Failure, inquiry } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { inquiryMail } from "../../notify/inquiryMail.ts";
import { findAccount } from "../../store/account/accounts.ts";
import { type Inquiry, inquiryBefore, insertInquiry } from "../../store/platform/inquiries.ts";
import { queueMail } from "../../store/platform/outbox.ts";

export function inquiryRoutes(api: Api) {
  serve(api, contract.sendInquiry, async ({ session: { user, team }, body, db, now }) => {
    await requireFewer(db, user.id, now);
    const asked = onlyShown(body);
    const number = await insertInquiry(db, team.team_id, user.id, asked, now);
    const to = api.mail?.operatorEmail;
    const from = to && (await findAccount(db, team.team_id, user.id));
    if (to && from) await queueMail(db, inquiryMail({ to, from, team, number, asked, now }), now);
    return { success: true as const };
  });
}

/** VA-1: what the category does not show was not meant to be sent. */
function onlyShown(asked: Inquiry): Inquiry {
  const isShown = (categories: readonly string[]) => categories.includes(asked.category);
  return {
    ...asked,
    pageInfo: isShown(inquiry.pageInfoShownFor) ? asked.pageInfo : "",
    deviceInfo: isShown(inquiry.deviceInfoShownFor) ? asked.deviceInfo : "",
  };
}

/** Counted from the inquiries themselves, so one that a retry repeats does not count. @throws Failure "rate_limited" */
async function requireFewer(db: Queryable, userId: number, now: Date) {
  const oldest = await inquiryBefore(db, userId, new Date(now.getTime() - hourMs), perHour);
  if (!oldest) return;
  const waitMs = oldest.getTime() + hourMs - now.getTime();
  throw new Failure("rate_limited", {
    retryAfterS: Math.ceil(waitMs / 1000),
    message: `お問い合わせが続いたため、あと${Math.ceil(waitMs / 60_000)}分お待ちください。そのあと、もう一度お試しください。`,
  });
}

const perHour = 20;
const hourMs = 60 * 60_000;
