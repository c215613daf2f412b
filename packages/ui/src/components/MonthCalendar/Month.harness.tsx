import { useState } from "react";
import { MonthCalendar, type MonthCalendarProps } from "./MonthCalendar.tsx";

/** For stories: keeps what is chosen, as a screen does. */
export function MonthHarness({ month, selected, onMonthChange, onSelect, ...rest }: MonthCalendarProps) {
  const [shown, setShown] = useState(month);
  const [day, setDay] = useState(selected);
  return (
    <MonthCalendar
      {...rest}
      month={shown}
      selected={day}
      onMonthChange={(next) => {
        setShown(next);
        onMonthChange(next);
      }}
      onSelect={(next) => {
        setDay(next);
        onSelect(next);
      }}
    />
  );
}
