import type { DateRange } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { headingText } from "../../copy/controls/heading.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import type { FilterPart } from "../FilterBar/filterParts.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

type RangeFilterOptions = {
  /** What has arrived is of these days. */
  found: DateRange | undefined;
  view: { start: string | null; end: string | null };
  today: string;
  onChange: (range: DateRange) => void;
  /** The field comes after the heading has been painted. */
  loadPart: LoadPart;
};

/** The days of a report's list, as a filter, and the range it shows. */
export function useRangeFilter({ found, view: { start, end }, today, onChange, loadPart }: RangeFilterOptions) {
  const label = useIntl().formatMessage(headingText.date);
  const DateRangeField = usePart(true, { load: loadPart, fetchPart });
  // What was asked for comes before what is here: it is what the coach has just said.
  const range = start !== null && end !== null ? { start, end } : found;

  const filter: FilterPart = {
    id: "days",
    label,
    control: () =>
      DateRangeField && range ? (
        <DateRangeField
          label={label}
          labelPlace="hidden"
          value={range}
          today={today}
          max={today}
          onChange={(chosen) => onChange(chosen)}
        />
      ) : (
        <Skeleton shape="control" />
      ),
  };
  return { filter, range, isNarrowed: start !== null || end !== null };
}

const fetchPart = async () => (await import("../DateRangeField/DateRangeField.tsx")).DateRangeField;
