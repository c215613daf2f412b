import { balls, dayInJapan, genders, gradeGroups, isSpanStart, periods, type Span, tablePages } from "@kyuseki/domain";
import type { Parameter } from "./defineView.ts";

/** One of the listed words or codes. */
export const oneOf = <const Value extends string | number>(values: readonly Value[]): Parameter<Value> => ({
  read: (text) => values.find((value) => String(value) === text),
  write: String,
});

/** A parameter whose name in the address differs from the name in the view. */
export const named = <Value>(name: string, parameter: Parameter<Value>): Parameter<Value> => ({ ...parameter, name });

export const text: Parameter<string> = { read: (typed) => typed, write: (typed) => typed };

export const flag: Parameter<boolean> = {
  read: (value) => (value === "1" ? true : undefined),
  write: (isOn) => (isOn ? "1" : ""),
};

export const id: Parameter<number> = {
  read: (digits) => (/^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined),
  write: String,
};

/** At most `most` ids, each once, separated by dots, which an address keeps unescaped. */
export const ids = (most: number): Parameter<readonly number[]> => ({
  read: (list) => [...new Set(list.split(".").flatMap((digits) => id.read(digits) ?? []))].slice(0, most),
  write: (list) => list.join("."),
});

/** A calendar day of this century, YYYY-MM-DD. */
export const day: Parameter<string> = {
  read: (date) => {
    if (!/^20\d\d-\d\d-\d\d$/.test(date)) return undefined;
    const time = new Date(`${date}T00:00:00Z`);
    return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(date) ? date : undefined;
  },
  write: (date) => date,
};

/** A period by its code, or the day since when (EN-10). */
export const span: Parameter<Span> = {
  read: (period) => oneOf(periods).read(period) ?? (isSpanStart(period, dayInJapan(new Date())) ? period : undefined),
  write: String,
};

/** Descending order has a minus: "-grade". */
export const sortBy = <Id extends string>(columns: Parameter<Id>): Parameter<{ id: Id; dir: "asc" | "desc" }> => ({
  read: (order) => {
    const column = columns.read(order.replace(/^-/, ""));
    return column && { id: column, dir: order.startsWith("-") ? "desc" : "asc" };
  },
  write: (sort) => (sort.dir === "desc" ? `-${sort.id}` : sort.id),
});

/** Counted from 1. A page behind the last one is the screen's to correct: only it knows how many rows there are. */
export const page: Parameter<number> = {
  read: (digits) => (/^[1-9]\d{0,5}$/.test(digits) ? Number(digits) : undefined),
  write: String,
};

export const pageSize = oneOf(tablePages.sizes);
export const period = oneOf(periods);
export const grade = oneOf(gradeGroups);
export const gender = oneOf(genders);
export const ball = oneOf(balls);

/** `unset`: balls of which nobody has said the kind. */
export const ballOrUnset = oneOf([...balls, "unset"]);

/** Batting (1) or pitching (2) (EN-4). */
export const modeWord: Parameter<1 | 2> = {
  read: (word) => (word === "pitching" ? 2 : undefined),
  write: (mode) => (mode === 2 ? "pitching" : "batting"),
};

/** Sorting and paging of a table. */
export const tableParameters = <Id extends string>(sorts: readonly Id[]) => ({
  sort: sortBy(oneOf(sorts)),
  size: pageSize,
  page,
});

/** Batting type and ball of a player's batting report; 0 and `unset` are those that nobody has said. */
export const battingChoice = {
  battingType: named("type", oneOf([0, 1, 2, 3])),
  ball: ballOrUnset,
};

/** Whom and what a ranking compares. `all` stages are told apart from the team's own, which national ones begin with. */
export const rankingConditions = {
  period,
  grade: oneOf([...gradeGroups, "all"]),
  gender,
  battingType: named("batting", oneOf([1, 2, 3])),
  ball,
};

/** From one day to another; given to `defineView` together with `wholeDateRange`. */
export const dateRange = { start: day, end: day };

/** A range with one end, or with its ends in the wrong order, counts as not given. */
export const wholeDateRange = <View extends { start: string | null; end: string | null }>(view: View): View =>
  view.start !== null && view.end !== null && view.start <= view.end ? view : { ...view, start: null, end: null };
