import { type GoalCell, graphemeCount, noteLimits, type StoredGoalSheet } from "@kyuseki/domain";
import { type FormEvent, useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { goalSheetText as text } from "../../../copy/notes/goalSheet.ts";
import { token } from "../../../tokens/theme.ts";
import { Checkbox } from "../../Checkbox/Checkbox.tsx";
import { DateField } from "../../DateField/DateField.tsx";
import { FormModal } from "../../Modal/FormModal.tsx";
import { TextField } from "../../TextField/TextField.tsx";
import { GoalTieFields, type Reached } from "./GoalTieFields.tsx";

type GoalCellDialogProps = {
  cell: GoalCell;
  title: string;
  reached: Reached | undefined;
  items: StoredGoalSheet["items"];
  today: string;
  error: string | undefined;
  onDecide: (cell: GoalCell) => void;
  onClose: () => void;
};

/** マスひとつ：書くこと、測定との結び付け、できた日。 */
export function GoalCellDialog({ cell, title, reached, items, today, error, onDecide, onClose }: GoalCellDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [words, setWords] = useState(cell.text);
  const [tie, setTie] = useState<{ target: string; value: number | null }>({
    target: targetOf(cell.tie),
    value: cell.tie?.value ?? null,
  });
  const [doneOn, setDoneOn] = useState<{ isDone: boolean; day: string | null }>({
    isDone: cell.done_on !== null,
    day: cell.done_on ?? today,
  });
  const [isRefused, setRefused] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const isTied = tie.target !== "";
  const isDayMissing = !isTied && doneOn.isDone && doneOn.day === null;
  const isValueMissing = isTied && tie.value === null;
  const isTooLong = graphemeCount(words.trim()) > noteLimits.goalMax;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands inside the page's form on a page that is one.
    event.stopPropagation();
    setRefused(true);
    if (isTooLong || isDayMissing || isValueMissing || isUnreadable) return;
    onDecide({
      text: words.trim(),
      tie: tie.value === null ? null : tieOf(tie.target, tie.value),
      done_on: !isTied && doneOn.isDone ? doneOn.day : null,
    });
  };

  return (
    <FormModal title={title} formId={formId} submit={formatMessage(text.decide)} busy={false} onClose={onClose}>
      <Fields id={formId} onSubmit={handleSubmit} noValidate>
        <TextField
          data-autofocus=""
          label={formatMessage(text.text)}
          error={error}
          max={noteLimits.goalMax}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <GoalTieFields
          target={tie.target}
          value={tie.value}
          reached={
            cell.tie !== null && tie.target === targetOf(cell.tie) && tie.value === cell.tie.value ? reached : undefined
          }
          items={items}
          isMissing={isRefused && isValueMissing}
          onChange={setTie}
          onUnreadable={setUnreadable}
        />
        {!isTied && (
          <>
            <Checkbox
              label={formatMessage(text.doneBy)}
              checked={doneOn.isDone}
              onChange={({ target }) => setDoneOn({ ...doneOn, isDone: target.checked })}
            />
            {doneOn.isDone && (
              <DateField
                label={formatMessage(text.doneOn)}
                required
                error={isRefused && isDayMissing ? formatMessage(text.dayMissing) : undefined}
                today={today}
                max={today}
                value={doneOn.day}
                onChange={(day) => setDoneOn({ ...doneOn, day })}
              />
            )}
          </>
        )}
      </Fields>
    </FormModal>
  );
}

const targetOf = (tie: GoalCell["tie"]) => {
  if (tie === null) return "";
  return tie.kind === null ? `item-${tie.item_id}` : `kind-${tie.kind}`;
};

function tieOf(target: string, value: number): GoalCell["tie"] {
  const id = Number(target.slice(target.indexOf("-") + 1));
  if (target.startsWith("item-")) return { kind: null, item_id: id, value };
  return id === 1 || id === 2 || id === 4 ? { kind: id, item_id: null, value } : null;
}

const Fields = styled.form`
  display: grid;
  gap: ${token("sp-4")};
`;
