import { addDays, dayInJapan, Failure } from "@kyuseki/domain";

/** @throws Failure "invalid" for a day to come in Japan, or one more than a year ago */
export function requireEnterableDay(date: string, now: Date, { enterableDays }: { enterableDays: 365 }) {
  const today = dayInJapan(now);
  if (date > today) throw new Failure("invalid", { fields: { date: "きょうまでの日付を選んでください" } });
  if (date < addDays(today, -enterableDays)) {
    throw new Failure("invalid", { fields: { date: "1年前までの日付を選んでください" } });
  }
}
