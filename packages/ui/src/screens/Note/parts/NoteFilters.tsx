import { type NoteCounts, type NoteView, noteViews } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { useGradeFilter } from "../../../components/FilterBar/useGradeFilter.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { gradeGroupText } from "../../../copy/members/person.ts";
import { noteQueueText, noteQueueValueText } from "../../../copy/notes/noteQueue.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";
import { defaultNoteQueueView, type NoteQueueView } from "../view.ts";

type NoteFiltersProps = {
  view: NoteQueueView;
  /** null: まだ読んでいる。 */
  counts: NoteCounts | null;
  total: number | null;
  onChange: (change: Partial<NoteQueueView>) => void;
  end: ReactNode;
};

/** 何を見るかと学年。スマートフォンでは「すべて」と「未返信」だけが外に残る。 */
export function NoteFilters({ view: { view, group }, counts, total, onChange, end }: NoteFiltersProps) {
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const gradeFilter = useGradeFilter({ value: group, onChange: (next) => onChange({ group: next }) });
  const labels = {
    all: formatMessage(noteQueueText.all),
    unanswered: counts?.unanswered
      ? formatMessage(noteQueueValueText.unansweredCount, { count: counts.unanswered })
      : formatMessage(noteQueueText.unanswered),
    starred: formatMessage(noteQueueText.starred),
    pain: counts?.pain
      ? formatMessage(noteQueueValueText.painCount, { count: counts.pain })
      : formatMessage(noteQueueText.pain),
  } satisfies Record<NoteView, string>;
  const segment = (views: readonly NoteView[]) => ({
    label: formatMessage(noteQueueText.view),
    control: ({ wide }: { wide: boolean }) => (
      <Segment
        label={formatMessage(noteQueueText.view)}
        wide={wide}
        value={view}
        options={views.map((value) => ({ value, label: labels[value] }))}
        onChange={(next) => onChange({ view: next })}
      />
    ),
  });
  const isHidden = isMobile && view !== "all" && view !== "unanswered";
  const now = [isHidden && labels[view], group && formatMessage(gradeGroupText[group])].filter(Boolean);

  return (
    <FilterBar
      mode="view"
      button="word"
      count={now.length}
      caption={now.length > 0 ? now.join("・") : labels[view]}
      found={total === null ? undefined : formatMessage(noteQueueValueText.count, { count: total })}
      done={formatMessage(noteQueueValueText.show, { count: total ?? 0 })}
      onReset={() => onChange(defaultNoteQueueView)}
      end={end}
      filters={[
        { id: "view", ...segment(isMobile ? shortViews : noteViews) },
        ...(isMobile ? [{ id: "more", ...segment(noteViews) }] : []),
        gradeFilter,
      ]}
    />
  );
}

const shortViews = ["all", "unanswered"] as const satisfies readonly NoteView[];
