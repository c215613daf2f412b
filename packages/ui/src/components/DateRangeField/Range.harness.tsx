import { useState } from "react";
import { DateRangeField, type DateRangeFieldProps } from "./DateRangeField.tsx";

/** For stories: holds the chosen range, as a screen does. */
export function RangeHarness({ value, onChange, ...rest }: DateRangeFieldProps) {
  const [range, setRange] = useState(value);
  return (
    <DateRangeField
      {...rest}
      value={range}
      onChange={(next) => {
        setRange(next);
        onChange(next);
      }}
    />
  );
}
