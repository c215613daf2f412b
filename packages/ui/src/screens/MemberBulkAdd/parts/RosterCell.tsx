import { type RosterField, readCell } from "@kyuseki/domain/roster";
import { useId } from "react";
import { useIntl } from "react-intl";
import { FieldError } from "../../../components/Field/FieldError.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { bulkCheckText, bulkValueText, rosterFieldText } from "../../../copy/members/memberBulkAdd.ts";
import type { CheckedRow } from "./checkedRows.ts";
import { cellName } from "./errorCells.ts";
import { codeOptions } from "./rosterShapes.ts";
import type { RowActions } from "./useBulkRows.ts";

type RosterCellProps = { checked: CheckedRow; field: RosterField; onChange: RowActions["change"] };

/** 読めた値は言葉で、たずねる値だけが入力欄。 */
export function RosterCell({ checked, field, onChange }: RosterCellProps) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const { row, fieldErrors } = checked;
  const text = row.values[field];
  const options = codeOptions[field]?.map(({ value, label }) => ({ value, label: formatMessage(label) }));
  const known = options?.find(({ value }) => value === text);
  if (!row.asks.includes(field)) return <span>{known?.label ?? text}</span>;

  const fieldError = fieldErrors[field];
  const label = formatMessage(bulkValueText.cell, {
    line: row.line,
    field: formatMessage(rosterFieldText[field]),
  });
  const asControl = {
    value: text,
    "data-cell": cellName(row.line, field),
    onChange: ({ target }: { target: { value: string } }) => onChange(row.line, field, target.value),
    "aria-invalid": fieldError ? true : undefined,
    "aria-describedby": fieldError ? errorId : undefined,
  };
  // As a pasted roster is read: half-width kana, 「１６０ｃｍ」.
  const handleLeave = () => {
    const read = readCell(field, text);
    if (read !== text) onChange(row.line, field, read);
  };
  const unread =
    known || text === "" ? [] : [{ value: text, label: formatMessage(bulkValueText.typed, { typed: text }) }];
  const blank = { value: "", label: formatMessage(bulkCheckText.unchosen) };

  return (
    <div data-part="ask">
      {options ? (
        <Select {...asControl} label={label} options={[...unread, blank, ...options]} />
      ) : (
        <input
          data-part="input"
          {...asControl}
          onBlur={handleLeave}
          aria-label={label}
          inputMode={keyboards[field]}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <FieldError id={errorId}>{fieldError}</FieldError>
    </div>
  );
}

const keyboards: Partial<Record<RosterField, "decimal" | "email" | "numeric">> = {
  uniform_number: "numeric",
  height: "decimal",
  weight: "decimal",
  email: "email",
  guardian_email: "email",
};
