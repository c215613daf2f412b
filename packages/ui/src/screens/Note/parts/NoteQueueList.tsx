import { memberName, type NoteSummary, noteLimits } from "@kyuseki/domain";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { NoteRow } from "../../../components/NoteRow/NoteRow.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { noteQueueText, noteQueueValueText } from "../../../copy/notes/noteQueue.ts";
import { shortDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { everyNote, type NoteQueueView } from "../view.ts";

/** 見ている間は順番の変わらないノートの列。 */
export type NoteQueue = {
  notes: readonly NoteSummary[];
  /** 条件に合う数。 */
  total: number;
  /** まだ続きがある。 */
  more: boolean;
};

type NoteQueueListProps = {
  queue: NoteQueue;
  view: NoteQueueView;
  onViewChange: (change: Partial<NoteQueueView>) => void;
  openId: number | null;
  nowS: number;
  hrefOf: (id: number) => string;
  /** 隣で開く。なければ、行はノートのページへ行く。 */
  onOpen: ((id: number) => void) | undefined;
  /** 選んでいるもの。null: 選ばない。 */
  picked: ReadonlySet<number> | null;
  onPick: (id: number, isPicked: boolean) => void;
  /** 絞り込んだノートの書き出し。 */
  toExport: ReactNode;
  busyMore: boolean;
  onMore: () => void;
};

/** 選んだ順に並んだノート。 */
export function NoteQueueList(props: NoteQueueListProps) {
  const { queue, view, onViewChange, openId, nowS, hrefOf, onOpen, picked, onPick, toExport, busyMore, onMore } = props;
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const { notes, total, more } = queue;

  useEffect(() => {
    if (openId === null) return;
    list.current?.querySelector(`[data-note="${openId}"]`)?.scrollIntoView({ block: "nearest" });
  }, [openId]);

  if (notes.length === 0) return <NoNotes view={view} onViewChange={onViewChange} />;
  return (
    <Panel
      aria-label={formatMessage(noteQueueText.list)}
      flush
      footer={
        <>
          <Range>
            {formatMessage(noteQueueValueText.range, { total: Math.max(total, notes.length), shown: notes.length })}
          </Range>
          {toExport}
          {more && (
            <Button busy={busyMore} onClick={onMore}>
              {formatMessage(noteQueueText.more)}
            </Button>
          )}
        </>
      }
    >
      <ul ref={list}>
        {notes.map((note) => (
          <NoteRow
            key={note.note_id}
            note={note}
            nowS={nowS}
            href={hrefOf(note.note_id)}
            isOpen={note.note_id === openId}
            onOpen={
              onOpen &&
              ((event) => {
                // With a key held the browser opens another tab.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpen(note.note_id);
              })
            }
            check={
              picked && (
                <Checkbox
                  labelPlace="hidden"
                  label={formatMessage(noteQueueValueText.select, {
                    name: memberName(note.member),
                    day: shortDate(note.day),
                  })}
                  checked={picked.has(note.note_id)}
                  disabled={!picked.has(note.note_id) && picked.size >= noteLimits.stampedAtOnce}
                  onChange={({ target }) => onPick(note.note_id, target.checked)}
                />
              )
            }
          />
        ))}
      </ul>
    </Panel>
  );
}

function NoNotes({ view, onViewChange }: Pick<NoteQueueListProps, "view" | "onViewChange">) {
  const { formatMessage } = useIntl();
  const { view: shown, order: _, ...conditions } = view;
  const isNarrowed = Object.values(conditions).some((value) => value !== null);
  const isFiltered = shown !== "all" || isNarrowed;
  const isDone = shown === "unanswered" && !isNarrowed;
  const clear = <Button onClick={() => onViewChange(everyNote)}>{formatMessage(filterText.clearAll)}</Button>;

  return (
    <Panel aria-label={formatMessage(noteQueueText.list)} flush>
      {isDone ? (
        <EmptyState title={formatMessage(noteQueueText.noneUnanswered)} action={clear}>
          {formatMessage(noteQueueText.noneUnansweredHelp)}
        </EmptyState>
      ) : (
        <EmptyState
          title={formatMessage(isFiltered ? noteQueueText.notFound : noteQueueText.none)}
          action={isFiltered && clear}
        >
          {!isFiltered && formatMessage(noteQueueText.noneHelp)}
        </EmptyState>
      )}
    </Panel>
  );
}

const Range = styled.span`
  margin-inline-end: auto;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
