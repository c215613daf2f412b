import { defineView, type Parameter } from "../../navigation/defineView.ts";
import { day } from "../../navigation/parameters.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";

const monthParameter: Parameter<string> = {
  read: (month) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined),
  write: (month) => month,
};

const trainingDayAddress = defineView<{ month: string | null; day: string | null }>(
  { month: null, day: null },
  { month: monthParameter, day },
);

/** `?day=2026-11-18` or `?month=2026-10`. A day or month to come counts as not given: then the present month. */
export function useDayInAddress(today: string) {
  const [view, change] = useAddressState(trainingDayAddress, { replace: true });

  return {
    ...shownOf(view, today),
    goToMonth: (month: string) => change({ month, day: null }),
    goToDay: (date: string) => change({ month: null, day: date }),
  };
}

/** The month, YYYY-MM, and day that an address says. */
export const trainingDayOf = (search: string, today: string) => shownOf(trainingDayAddress.read(search), today);

function shownOf(view: { month: string | null; day: string | null }, today: string) {
  const untilToday = (date: string | null) => (date !== null && date <= today ? date : null);
  const day = untilToday(view.day);
  return { day, month: (day ?? untilToday(view.month) ?? today).slice(0, "YYYY-MM".length) };
}
