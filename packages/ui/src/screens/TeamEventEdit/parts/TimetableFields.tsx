import { eventLimits } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { TimeField } from "../../../components/DateField/TimeField.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { plusIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { eventFieldText, teamEventEditText, teamEventEditValueText } from "../../../copy/events/teamEventEdit.ts";
import { token } from "../../../tokens/theme.ts";
import type { FormPart } from "./formPart.ts";

/** 集合・開始・解散のほかの時刻：アップ、第2試合。 */
export function TimetableFields({ values, onChange, fieldError }: FormPart) {
  const { formatMessage } = useIntl();
  const { timetable } = values;
  const change = (next: typeof timetable) => onChange({ timetable: next });
  const rowError = (index: number, key: "time" | "label") => fieldError(`timetable.${index}.${key}`);
  const hasRowError = timetable.some((_row, index) => rowError(index, "time") ?? rowError(index, "label"));

  return (
    <FieldGroup
      label={formatMessage(eventFieldText.timetable)}
      optional
      error={hasRowError ? undefined : fieldError("timetable")}
    >
      <Rows>
        {timetable.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <Row key={index} role="group" aria-label={formatMessage(teamEventEditValueText.row, { number: index + 1 })}>
            <TimeField
              label={formatMessage(teamEventEditText.time)}
              value={row.time || null}
              error={rowError(index, "time")}
              onChange={(time) => change(timetable.with(index, { ...row, time: time ?? "" }))}
            />
            <TextField
              name={index === 0 ? "timetable" : undefined}
              label={formatMessage(teamEventEditText.timeLabel)}
              max={eventLimits.timetableLabelMax}
              autoComplete="off"
              value={row.label}
              error={rowError(index, "label")}
              onChange={({ target }) => change(timetable.with(index, { ...row, label: target.value }))}
            />
            <IconButton
              icon={trashIcon}
              label={formatMessage(teamEventEditValueText.removeRow, { number: index + 1 })}
              onClick={() => change(timetable.toSpliced(index, 1))}
            />
          </Row>
        ))}
        {timetable.length < eventLimits.timetable && (
          <span>
            <Button
              size="s"
              icon={plusIcon}
              onClick={() => change([...timetable, { time: values.starts ?? "", label: "" }])}
            >
              {formatMessage(teamEventEditText.addTime)}
            </Button>
          </span>
        )}
      </Rows>
    </FieldGroup>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${token("sp-2")};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  align-items: end;
  gap: ${token("sp-2")};
`;
