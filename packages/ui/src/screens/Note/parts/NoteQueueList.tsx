import { memberName, type NoteSummary, noteLimits } from "@kyuseki/domain";
import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from "react";
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
import { useFirstRows } from "../../../layout/useFirstRows.ts";
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
  /** 行は、`hrefOf`・`onOpen`・`onPick` が同じあいだは描き直されない。 */
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
  const rows = useFirstRows(notes);
  const openRow = rows.find(({ note_id }) => note_id === openId)?.note_id;

  useEffect(() => {
    if (openRow === undefined) return;
    list.current?.querySelector(`[data-note="${openRow}"]`)?.scrollIntoView({ block: "nearest" });
  }, [openRow]);

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
        {rows.map((note) => (
          <QueueRow
            key={note.note_id}
            note={note}
            nowS={nowS}
            hrefOf={hrefOf}
            isOpen={note.note_id === openId}
            onOpen={onOpen}
            picking={picked && pickingOf(note.note_id, picked)}
            onPick={onPick}
          />
        ))}
      </ul>
    </Panel>
  );
}

type QueueRowProps = Pick<NoteQueueListProps, "nowS" | "hrefOf" | "onOpen" | "onPick"> & {
  note: NoteSummary;
  isOpen: boolean;
  /** まとめて選ぶとき、この行がどうか。null: 選んでいない。 */
  picking: "picked" | "open" | "full" | null;
};

/** 次のノートへ移ると、離れた行と開いた行だけが描き直される。 */
const QueueRow = memo(function QueueRow({ note, nowS, hrefOf, isOpen, onOpen, picking, onPick }: QueueRowProps) {
  const { formatMessage } = useIntl();
  const { note_id, member, day } = note;

  const handleOpen = (event: MouseEvent) => {
    // With a key held the browser opens another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen?.(note_id);
  };

  return (
    <NoteRow
      note={note}
      nowS={nowS}
      href={hrefOf(note_id)}
      isOpen={isOpen}
      onOpen={onOpen && handleOpen}
      check={
        picking && (
          <Checkbox
            labelPlace="hidden"
            label={formatMessage(noteQueueValueText.select, { name: memberName(member), day: shortDate(day) })}
            checked={picking === "picked"}
            disabled={picking === "full"}
            onChange={({ target }) => onPick(note_id, target.checked)}
          />
        )
      }
    />
  );
});

function pickingOf(id: number, picked: ReadonlySet<number>): QueueRowProps["picking"] {
  if (picked.has(id)) return "picked";
  return picked.size >= noteLimits.stampedAtOnce ? "full" : "open";
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
