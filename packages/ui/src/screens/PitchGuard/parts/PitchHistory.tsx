import type { PitchCount, PitchCountEdit } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { pitchRecordValueText } from "../../../copy/practice/pitchGuard.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { HistoryList } from "./HistoryList.tsx";
import { PitchEditForm } from "./PitchEditForm.tsx";

export type PitchHistoryProps = {
  name: string;
  today: string;
  counts: Loadable<readonly PitchCount[]>;
  /** 断られたときは `Failure` で reject する。`conflict` なら、その前に `counts` を読み直す。 */
  onChange: (edit: PitchCountEdit) => Promise<void>;
  onDelete: (count: PitchCount) => void;
  onRetry: () => void;
  onClose: () => void;
};

/** 一人の直近60日の投球の記録。直すことも、消すこともできる。 */
export function PitchHistory({ name, today, counts, onChange, onDelete, onRetry, onClose }: PitchHistoryProps) {
  const { formatMessage } = useIntl();
  const [editing, setEditing] = useState<number | null>(null);
  const edited = counts.status === "ready" ? counts.value.find(({ id }) => id === editing) : undefined;

  return (
    <Modal title={formatMessage(pitchRecordValueText.history, { name })} onClose={onClose}>
      {counts.status === "loading" && (
        <div role="status" aria-busy="true" aria-label={formatMessage(actionText.loading)}>
          <Skeleton shape="control" />
        </div>
      )}
      {counts.status === "failed" && <ErrorState code={counts.code} onRetry={onRetry} />}
      {counts.status === "ready" &&
        (edited ? (
          <PitchEditForm count={edited} today={today} onChange={onChange} onClose={() => setEditing(null)} />
        ) : (
          <HistoryList counts={counts.value} onEdit={({ id }) => setEditing(id)} onDelete={onDelete} />
        ))}
    </Modal>
  );
}
