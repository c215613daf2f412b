import { shortDate, weekday } from "../../format/date.ts";

/** 11/21（土） */
export const guardDate = (date: string): string => `${shortDate(date)}（${weekday(date)}）`;
