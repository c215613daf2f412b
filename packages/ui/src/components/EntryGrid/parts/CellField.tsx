import { type ComponentPropsWithRef, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { entryText, entryValueText } from "../../../copy/controls/entry.ts";
import { type EntryColumn, type EntryOption, type EntryRow, nameOf } from "./entry.ts";
import type { EntryMode } from "./readKey.ts";

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
  const name =
    column.kind === "number"
      ? formatMessage(entryValueText.cellUnit, { row: nameOf(row), column: column.label, unit: column.unit })
      : formatMessage(entryValueText.cell, { row: nameOf(row), column: column.label });
  const described = {
    "aria-label": name,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy,
    "data-mode": mode,
  };

  if (column.kind === "choice")
    return <ChoiceInput {...described} disabled={readOnly} text={text} options={column.options} />;
  return (
    <TextInput
      {...described}
      readOnly={readOnly}
      text={text}
      inputMode={column.kind === "number" ? "decimal" : "text"}
    />
  );
}

function TextInput({ text, ...rest }: ComponentPropsWithRef<"input"> & FieldState) {
  const field = useTextOf<HTMLInputElement>(text, rest["data-mode"]);
  return (
    <input
      {...rest}
      ref={field}
      defaultValue={text}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
    />
  );
}

type ChoiceInputProps = ComponentPropsWithRef<"select"> & FieldState & { options: readonly EntryOption[] };

/** Pasted text stays an option even when it is none of the choices. */
function ChoiceInput({ text, options, ...rest }: ChoiceInputProps) {
  const { formatMessage } = useIntl();
  const field = useTextOf<HTMLSelectElement>(text, rest["data-mode"]);
  const isKnown = text === "" || options.some(({ value }) => value === text);
  return (
    <select {...rest} ref={field} defaultValue={text}>
      <option value="">{formatMessage(entryText.unchosen)}</option>
      {!isKnown && <option value={text}>{text}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type FieldState = { text: string; "data-mode": EntryMode };

/** Writes the value into a field whenever nothing is being typed in it. */
function useTextOf<Field extends HTMLInputElement | HTMLSelectElement>(text: string, mode: EntryMode) {
  const ref = useRef<Field>(null);
  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || mode !== "move") return;
    field.value = text;
    if (field instanceof HTMLInputElement && document.activeElement === field) field.select();
  }, [text, mode]);
  return ref;
}
