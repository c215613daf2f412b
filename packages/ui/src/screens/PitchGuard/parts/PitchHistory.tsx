import type { PitchCount } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { editIcon, plusIcon, trashIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import {
  pitchHistoryText,
  pitchKindText,
  pitchRecordText,
  pitchRecordValueText,
} from "../../../copy/practice/pitchGuard.ts";
import { trainingRecordText } from "../../../copy/practice/trainingRecord.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { token } from "../../../tokens/theme.ts";
import { PitchEditForm, type PitchEditFormProps } from "./PitchEditForm.tsx";

export type PitchHistoryProps = Omit<PitchEditFormProps, "count"> & {
  name: string;
  counts: Loadable<readonly PitchCount[]>;
  onRecord: () => void;
  onDelete: (count: PitchCount) => void;
  onRetry: () => void;
};

/** 一人の直近60日の投球の記録。足すことも、直すことも、消すこともできる。 */
export function PitchHistory({ name, counts, onRecord, onDelete, onRetry, ...form }: PitchHistoryProps) {
  const { formatMessage } = useIntl();
  const [editing, setEditing] = useState<number | null>(null);
  const edited = counts.status === "ready" ? counts.value.find(({ id }) => id === editing) : undefined;

  return (
    <Modal
      title={formatMessage(pitchRecordValueText.history, { name })}
      footer={
        !edited && (
          <Button icon={plusIcon} onClick={onRecord}>
            {formatMessage(pitchRecordText.recordOne)}
          </Button>
        )
      }
      onClose={form.onClose}
    >
      {counts.status === "loading" && (
        <div role="status" aria-busy="true" aria-label={formatMessage(actionText.loading)}>
          <Skeleton shape="control" />
        </div>
      )}
      {counts.status === "failed" && <ErrorState code={counts.code} onRetry={onRetry} />}
      {counts.status === "ready" &&
        (edited ? (
          <PitchEditForm {...form} count={edited} onClose={() => setEditing(null)} />
        ) : (
          <HistoryList counts={counts.value} onEdit={({ id }) => setEditing(id)} onDelete={onDelete} />
        ))}
    </Modal>
  );
}

type HistoryListProps = {
  counts: readonly PitchCount[];
  onEdit: (count: PitchCount) => void;
  onDelete: (count: PitchCount) => void;
};

/** 新しい日から順の記録。 */
function HistoryList({ counts, onEdit, onDelete }: HistoryListProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  if (counts.length === 0) return <p>{formatMessage(pitchHistoryText.none)}</p>;

  return (
    <ul>
      {counts.map((count) => {
        const { id, date, pitches, source, entered_by } = count;
        const kind = formatMessage(pitchKindText[count.kind]);
        const said = { date: words.date(date), kind, pitches };
        return (
          <Row key={id}>
            <Day>
              {words.date(date)}
              <From>{source === "manual" ? kind : `${kind}　${formatMessage(pitchHistoryText.imported)}`}</From>
              {source === "manual" && (
                <From>
                  <Tag tone="i">{formatMessage(trainingRecordText.byCoach)}</Tag>
                  {entered_by && ` ${entered_by}`}
                </From>
              )}
            </Day>
            <Pitches>{formatMessage(pitchRecordValueText.pitches, { count: pitches })}</Pitches>
            <IconButton
              icon={editIcon}
              label={formatMessage(pitchRecordValueText.editOf, said)}
              onClick={() => onEdit(count)}
            />
            <IconButton
              icon={trashIcon}
              label={formatMessage(pitchRecordValueText.deleteOf, said)}
              onClick={() => onDelete(count)}
            />
          </Row>
        );
      })}
    </ul>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: calc(${token("touch")} + ${token("sp-3")});
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Day = styled.span`
  flex: 1;
  min-width: 0;
`;

const From = styled(Remark)`
  display: block;
`;

const Pitches = styled.b`
  font-feature-settings: "tnum", "lnum";
`;
