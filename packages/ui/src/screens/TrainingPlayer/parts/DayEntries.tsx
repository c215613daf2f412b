import type { RecordedTraining, TrainingEntry, TrainingRecordDraft } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { PainReport } from "../../../components/PainReport/PainReport.tsx";
import { type UnsentState, UnsentTag } from "../../../components/SavedOnDevice/UnsentTag.tsx";
import { trainingPlayerText } from "../../../copy/practice/trainingPlayer.ts";
import { trainingRecordValueText } from "../../../copy/practice/trainingRecord.ts";
import { token } from "../../../tokens/theme.ts";
import { EntryItem, entryName } from "./EntryItem.tsx";

/** この端末で、送信を待っている記入。 */
export type UnsentTrainingRecord = TrainingRecordDraft & { id: string; by: string; state: UnsentState };

export type DayEntriesProps = {
  day: string;
  entries: readonly TrainingEntry[];
  /** その日のもの。 */
  unsent: readonly UnsentTrainingRecord[];
  /** 指導者が記入したものだけを渡す。なければ、消したあとに戻せない選手。 */
  onDelete: ((record: RecordedTraining) => void) | undefined;
};

/** 一日にしたことと、痛み。指導者が記入したものは、消せる。 */
export function DayEntries({ day, entries, unsent, onDelete }: DayEntriesProps) {
  const { formatMessage } = useIntl();
  const waiting = unsent.map(({ id, by, state, pain, ...record }) => ({
    id,
    state,
    pain: pain && { ...pain, before: null },
    entry: { ...record, amount: null, unit: null, pain: null, entered_by: { name: by } },
  }));
  if (entries.length + waiting.length === 0) return <Nothing>{formatMessage(trainingPlayerText.none)}</Nothing>;

  return (
    <>
      <ul>
        {entries.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            action={
              entry.entered_by &&
              onDelete && (
                <IconButton
                  icon={trashIcon}
                  label={formatMessage(trainingRecordValueText.deleteOf, { menu: formatMessage(entryName(entry)) })}
                  onClick={() => onDelete({ date: day, entry })}
                />
              )
            }
          />
        ))}
        {waiting.map(({ id, state, entry }) => (
          <EntryItem
            key={id}
            entry={entry}
            action={
              <span>
                <UnsentTag state={state} />
              </span>
            }
          />
        ))}
      </ul>
      {[...entries, ...waiting].map(({ id, pain }) => pain && <PainReport key={id} pain={pain} />)}
    </>
  );
}

const Nothing = styled.p`
  color: ${token("ink-2")};
`;
