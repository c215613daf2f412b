import { useSearchParams } from "react-router-dom";

/** `?day=2026-11-18` or `?month=2026-10`. What cannot be, or is still to come, counts as not said: the present month. */
export function useDayInAddress(today: string) {
  const [params, say] = useSearchParams();
  const day = dayFrom(params.get("day"), today);
  const month = (day ?? monthFrom(params.get("month"), today) ?? today).slice(0, "YYYY-MM".length);

  return {
    month,
    day,
    goToMonth: (next: string) => say({ month: next }, still),
    goToDay: (next: string) => say({ day: next }, still),
  };
}

const still = { replace: true, preventScrollReset: true } as const;

function dayFrom(text: string | null, today: string): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text) || text > today) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const monthFrom = (text: string | null, today: string): string | null =>
  text !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) && text <= today ? text : null;
