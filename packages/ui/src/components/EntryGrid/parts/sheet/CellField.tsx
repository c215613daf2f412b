import { useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { entryValueText } from "../../../../copy/controls/entry.ts";
import type { EntryColumn, EntryRow } from "../entry.ts";
import type { EntryMode } from "../input/readKey.ts";

export type CellFieldProps = {
  row: EntryRow;
  column: EntryColumn;
  text: string;
  mode: EntryMode;
  invalid: boolean;
  describedBy: string | undefined;
  readOnly?: boolean | undefined;
};

/**
 * いま居るマスの入力欄。どのマスでも入力欄そのものにフォーカスがあるので、日本語入力のはじめの一打も失わない。
 */
export function CellField({ row, column, text, mode, invalid, describedBy, readOnly }: CellFieldProps) {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLInputElement>(null);

  // Writes the value into the field whenever nothing is being typed in it.
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || mode !== "move") return;
    field.value = text;
    if (document.activeElement === field) field.select();
  }, [text, mode]);

  return (
    <input
      ref={ref}
      aria-label={formatMessage(entryValueText.cellUnit, { row: row.label, column: column.label, unit: column.unit })}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      data-mode={mode}
      readOnly={readOnly}
      inputMode="decimal"
      defaultValue={text}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}
