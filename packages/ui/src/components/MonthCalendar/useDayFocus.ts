import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { monthOf } from "../../format/date.ts";
import { isOpen, type OpenDays } from "./calendarMonth.ts";
import { dayStep } from "./dayStep.ts";

type DayFocus = {
  month: string;
  onMonthChange: (month: string) => void;
  today: string;
  selected: string | null;
  open: OpenDays;
};

/** Tab reaches one day of the grid; arrows go on from there, also into neighbouring months. */
export function useDayFocus({ month, onMonthChange, today, selected, open }: DayFocus) {
  const grid = useRef<HTMLTableElement>(null);
  const moving = useRef(false);
  const [cursor, setCursor] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (!moving.current) return;
    const target = grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`);
    if (!target) return;
    moving.current = false;
    target.focus();
  });

  const first = monthOf(open.min) === month ? open.min : `${month}-01`;
  const stop = [cursor, selected, today].find((day) => day !== null && monthOf(day) === month && isOpen(day, open));

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const day = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayStep(event.key, day, open);
    if (target === undefined) return;
    event.preventDefault();
    moving.current = true;
    setCursor(target);
    if (monthOf(target) !== month) onMonthChange(monthOf(target));
  };
  return { grid, tabStop: stop ?? first, handleKeyDown };
}
