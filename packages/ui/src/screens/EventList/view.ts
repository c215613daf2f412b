import { addDays, type EventKind, eventLimits, type PageSize, tablePages } from "@kyuseki/domain";
import { weeksOf } from "../../format/calendar.ts";
import { monthOf } from "../../format/date.ts";

export const eventOrders = ["near", "far"] as const;

/** The view of the events, stored in the address. */
export type EventListView = {
  look: "list" | "month";
  /** Of the list: what is not over yet, or what is. */
  time: "coming" | "over";
  host: "all" | "team" | "provider";
  /** null: every kind. */
  kind: EventKind | null;
  q: string;
  /** Of the list: the days nearest to today first, or the farthest. */
  order: (typeof eventOrders)[number];
  /** Of the list; counted from 1. */
  page: number;
  size: PageSize;
  /** Of the month: "2026-11"; null: this one. */
  month: string | null;
};

export const defaultEventListView: EventListView = {
  look: "list",
  time: "coming",
  host: "all",
  kind: null,
  q: "",
  order: "near",
  page: tablePages.firstPage,
  size: 25,
  month: null,
};

/** What a reset of the filters takes away. */
export const noEventConditions = {
  host: "all",
  kind: null,
  q: "",
  page: tablePages.firstPage,
} as const satisfies Partial<EventListView>;

/** The month that is looked at. */
export const monthShown = ({ month }: Pick<EventListView, "month">, today: string): string => month ?? monthOf(today);

/** The days (YYYY-MM-DD, Japan, both included) whose events a view needs; an event of a few days may have begun before. */
export function eventListDays(view: EventListView, today: string): { from: string; to: string } {
  if (view.look === "month") {
    const days = weeksOf(monthShown(view, today)).flat();
    return { from: days[0] ?? today, to: days.at(-1) ?? today };
  }
  const far = eventLimits.listedDays - 1;
  return view.time === "coming" ? { from: today, to: addDays(today, far) } : { from: addDays(today, -far), to: today };
}
