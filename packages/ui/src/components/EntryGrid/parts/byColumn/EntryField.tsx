import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { entryValueText } from "../../../../copy/controls/entry.ts";
import { media, token } from "../../../../tokens/theme.ts";
import { controlStyle } from "../../../Field/controlStyle.ts";
import { Icon } from "../../../Icon/Icon.tsx";
import { alertIcon, warningIcon } from "../../../Icon/icons.ts";
import { CellErrorActions } from "../CellErrorActions.tsx";
import { cellErrorAt } from "../cellError.ts";
import { entryText, type Position } from "../entry.ts";
import type { EntryFormProps } from "../entryGridProps.ts";
import { useOnLeave } from "../useOnLeave.ts";
import { selectOnArrival } from "./selectOnArrival.ts";

export type EntryFieldProps = { form: EntryFormProps; place: Position };

/** スマートフォンでの一マス。離れたときに確かめ、いけないところが出たあとは打つたびに確かめ直す。 */
export function EntryField({ form, place }: EntryFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const row = form.rows[place.row];
  const column = form.columns[place.column];
  const saved = cellErrorAt(form, place);
  const enter = (next: string) => {
    if (row && column) form.changes.enter([{ rowId: row.id, colId: column.id, text: next }]);
    setDraft(null);
  };
  const leave = () => {
    if (draft !== null) enter(draft);
  };
  useOnLeave(leave);
  if (!row || !column) return null;

  const text = entryText(form.values, row.id, column.id);
  const typed = draft ?? text;
  const { state } = form.checkOf(row.id, column.id, saved ? typed : text);
  const isWrong = saved !== null && (state === "error" || state === "ask");

  return (
    <>
      <Input
        {...selectOnArrival}
        ref={field}
        aria-label={formatMessage(entryValueText.cell, { row: row.label, column: column.label })}
        aria-invalid={(isWrong && state === "error") || undefined}
        aria-describedby={isWrong ? id : undefined}
        data-state={saved && !isWrong ? "ok" : state}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        readOnly={form.readOnly}
        value={typed}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={leave}
        onKeyDown={goOn}
      />
      {saved && isWrong && (
        <FieldErrorState data-state={state}>
          <Message id={id}>
            <Sign path={state === "error" ? alertIcon : warningIcon} size="s" />
            {saved.fieldError.message}
          </Message>
          <CellErrorActions cellError={saved} onSettled={() => field.current?.focus()} />
        </FieldErrorState>
      )}
    </>
  );
}

/** The 「次へ」 of the phone's keyboard leads to the field below. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest("ul")?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}

const Input = styled.input`
  ${controlStyle}
  min-height: ${token("control-l")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-m")};
  font-weight: ${token("fw-num-m")};
  font-feature-settings: "tnum", "lnum";
  text-align: end;

  &[data-state="ask"] {
    border-color: ${token("warn-mark")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("warn-mark")};
  }
`;

const FieldErrorState = styled.div`
  display: grid;
  flex-basis: 100%;
  gap: ${token("sp-2")};

  & > * > [type="button"] {
    flex: 1;
  }
`;

const Message = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${token("sp-2")};
  color: ${token("danger")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};

  [data-state="ask"] > & {
    color: ${token("warn")};
  }
  @media ${media.forcedColors} {
    color: CanvasText;
  }
`;

const Sign = styled(Icon)`
  margin-block-start: 0.15em;
`;
