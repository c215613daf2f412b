import { parseDate } from "@internationalized/date";
import type { DateRange } from "@kyuseki/domain";

export const calendarRange = ({ start, end }: DateRange) => ({ start: parseDate(start), end: parseDate(end) });
