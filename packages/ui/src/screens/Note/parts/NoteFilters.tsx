import { type NoteCounts, type NoteView, noteViews } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { useGradeFilter } from "../../../components/FilterBar/useGradeFilter.tsx";
import { useOrderFilter } from "../../../components/FilterBar/useOrderFilter.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { gradeGroupText } from "../../../copy/members/person.ts";
import { noteOrderText } from "../../../copy/notes/noteOrder.ts";
import { noteQueueText, noteQueueValueText } from "../../../copy/notes/noteQueue.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import { everyNote, type NoteQueueView, noNoteConditions } from "../view.ts";
import { NoteConditionsButton } from "./NoteConditionsButton.tsx";
import { NoteConditionsPart, type NoteConditionsPartProps } from "./NoteConditionsPart.tsx";
import { useConditionWords } from "./useConditionWords.ts";

type NoteFiltersProps = Pick<NoteConditionsPartProps, "choices" | "onWanted" | "onRetry" | "today" | "loadPart"> & {
  view: NoteQueueView;
  /** null: まだ読んでいる。 */
  counts: NoteCounts | null;
  total: number | null;
  onChange: (change: Partial<NoteQueueView>) => void;
  end: ReactNode;
};

/** 何を見るか、学年、並び順、ほかの条件。スマートフォンでは「すべて」と「未返信」だけが外に残る。 */
export function NoteFilters({ view: whole, counts, total, onChange, end, ...choosing }: NoteFiltersProps) {
  const { view, group } = whole;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const gradeFilter = useGradeFilter({ value: group, onChange: (next) => onChange({ group: next }) });
  const orderFilter = useOrderFilter({
    words: noteOrderText,
    value: whole.order,
    onChange: (next) => onChange({ order: next }),
  });
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
      <FilterSegment
        label={formatMessage(noteQueueText.view)}
        wide={wide}
        value={view}
        options={views.map((value) => ({ value, label: labels[value] }))}
        onChange={(next) => onChange({ view: next })}
      />
    ),
  });
  const isHidden = isMobile && view !== "all" && view !== "unanswered";
  const conditions = useConditionWords(whole, choosing.choices.status === "ready" ? choosing.choices.value : null);
  const now = [isHidden && labels[view], group && formatMessage(gradeGroupText[group]), ...conditions].filter(Boolean);
  const done = formatMessage(noteQueueValueText.show, { count: total ?? 0 });
  const part = { ...choosing, view: whole, onChange };

  return (
    <div>
      <FilterBar
        mode="view"
        button="word"
        count={now.length}
        caption={now.length > 0 ? now.join("・") : labels[view]}
        found={total === null ? undefined : formatMessage(noteQueueValueText.count, { count: total })}
        done={done}
        onReset={() => onChange(everyNote)}
        end={end}
        filters={[
          { id: "view", ...segment(isMobile ? shortViews : noteViews) },
          ...(isMobile ? [{ id: "more", ...segment(noteViews) }] : []),
          gradeFilter,
          orderFilter,
          {
            id: "conditions",
            control: ({ wide }) =>
              wide ? (
                <NoteConditionsPart {...part} />
              ) : (
                <NoteConditionsButton {...part} count={conditions.length} done={done} />
              ),
          },
        ]}
      />
      {!isMobile && conditions.length > 0 && (
        <Now>
          <span>{conditions.join("・")}</span>
          <Button variant="ghost" size="s" onClick={() => onChange(noNoteConditions)}>
            {formatMessage(filterText.clear)}
          </Button>
        </Now>
      )}
    </div>
  );
}

const Now = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  padding: ${token("sp-2")} ${token("rule")} 0;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  overflow-wrap: anywhere;
`;

const shortViews = ["all", "unanswered"] as const satisfies readonly NoteView[];
