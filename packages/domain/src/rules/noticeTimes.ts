import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import type { NoticeDraft } from "../contract/notices/noticeDraft.ts";
import { familyLinkRenewalDays, noticeLimits } from "../noticeLimits.ts";
import { product } from "../product.ts";
import { schoolYearOf } from "./yearChangeDates.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** `at`, or the end of the quiet hours it lies in (CO-4). */
export function afterQuietHours(at: Date): Date {
  const moment = dayjs(at).tz(product.timeZone);
  const end = moment.hour(noticeLimits.quietToHour).startOf("hour");
  if (moment.hour() < noticeLimits.quietToHour) return end.toDate();
  return moment.hour() >= noticeLimits.quietFromHour ? end.add(1, "day").toDate() : at;
}

/**
 * When a notice leaves that is sent `now`: after the hold or at its `send_at`, an ordinary one outside the quiet hours
 * (CO-3, CO-4). `isHeld`: it leaves as soon as the hold is over; otherwise it waits for its time.
 */
export function noticeLeavesAt({ level, send_at }: Pick<NoticeDraft, "level" | "send_at">, now: Date) {
  const held = new Date(now.getTime() + noticeLimits.holdS * 1000);
  const asked = send_at === null ? held : new Date(send_at);
  const earliest = asked < held ? held : asked;
  const leavesAt = level === "urgent" ? earliest : afterQuietHours(earliest);
  return { leavesAt, isHeld: leavesAt <= held };
}

/**
 * Last moment of a link to a family's page that is made `now`: the end of the school year (31 March in Japan), in its
 * last `familyLinkRenewalDays` that of the next.
 */
export function familyLinkExpiry(now: Date): Date {
  const year = schoolYearOf(dayjs(now).add(familyLinkRenewalDays, "day").toDate());
  return dayjs
    .tz(`${year + 1}-03-31`, product.timeZone)
    .endOf("day")
    .toDate();
}

/**
 * When the automatic reminder of a notice goes out (CO-5): a day before the deadline, but not before half of the time to
 * answer has gone by. In the quiet hours at their end, where that is before the deadline, else an hour before they begin.
 * null where there is no such moment after the notice has left.
 */
export function deadlineReminderAt(leavesAt: Date, deadline: Date): Date | null {
  const half = (leavesAt.getTime() + deadline.getTime()) / 2;
  const usual = new Date(Math.max(deadline.getTime() - dayMs, half));
  const after = afterQuietHours(usual);
  if (after < deadline) return after;
  const evening = dayjs(after)
    .tz(product.timeZone)
    .subtract(1, "day")
    .hour(noticeLimits.quietFromHour - 1);
  return evening.isAfter(leavesAt) ? evening.toDate() : null;
}

const dayMs = 24 * 60 * 60 * 1000;
