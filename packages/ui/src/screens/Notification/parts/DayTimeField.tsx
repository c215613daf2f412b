import type { TypedMessageDescriptor } from "react-intl";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DateField } from "../../../components/DateField/DateField.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { dayOf, instantAt, momentOf, timeOf } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";

type DayTimeFieldProps = {
  dayLabel: TypedMessageDescriptor;
  timeLabel: TypedMessageDescriptor;
  today: string;
  value: string;
  error: string | undefined;
  onChange: (instant: string) => void;
};

/** 日と、30分ごとの時刻。 */
export function DayTimeField({ dayLabel, timeLabel, today, value, error, onChange }: DayTimeFieldProps) {
  const { formatMessage } = useIntl();
  const day = dayOf(momentOf(value));
  const time = timeOf(momentOf(value));
  const options = halfHours.includes(time) ? halfHours : [time, ...halfHours];

  return (
    <Row>
      <DateField
        label={formatMessage(dayLabel)}
        required
        today={today}
        min={today}
        value={day}
        error={error}
        onChange={(chosen) => chosen !== null && onChange(instantAt(chosen, time))}
      />
      <SelectField
        label={formatMessage(timeLabel)}
        options={options.map((text) => ({ value: text, label: text }))}
        value={time}
        onChange={(event) => onChange(instantAt(day, event.target.value))}
      />
    </Row>
  );
}

const halfHours = Array.from({ length: 48 }, (_, half) => `${Math.floor(half / 2)}:${half % 2 === 0 ? "00" : "30"}`);

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  align-items: start;
  gap: ${token("sp-3")};
  max-width: calc(${token("cell-l")} * 1.5);
`;
