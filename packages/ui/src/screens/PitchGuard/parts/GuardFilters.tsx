import { addDays, type PitchGuard } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { useGradeFilter } from "../../../components/FilterBar/useGradeFilter.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { plusIcon, printIcon } from "../../../components/Icon/icons.ts";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { stageText } from "../../../copy/members/person.ts";
import { guardStateFilterText, guardText, guardValueText } from "../../../copy/practice/pitchGuard.ts";
import { shortDate, weekday } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { defaultPitchGuardView, guardDays, noGuardConditions, type PitchGuardView } from "./guardView.ts";
import { useGuardSelects } from "./useGuardSelects.tsx";

export type GuardFiltersProps = {
  guard: PitchGuard;
  /** 絞り込んだ後の人数。 */
  shown: number;
  view: PitchGuardView;
  onViewChange: (change: Partial<PitchGuardView>) => void;
  onPrint: () => void;
  onRecord: () => void;
  /** 表を書き出すボタン。 */
  toExport: ReactNode;
};

/** 学年と状態、いつ投げる日のことか、並び順。右端に印刷と記録。 */
export function GuardFilters({ guard, shown, view, onViewChange, onPrint, onRecord, toExport }: GuardFiltersProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const dayOf = (days: string) => addDays(guard.today, Number(days));
  const dayWord = (days: string) => words.day(dayOf(days), Number(days));
  const selects = useGuardSelects({ view, onViewChange });
  const everybody = formatMessage(actionText.all);

  return (
    <FilterBar
      filters={[
        useGradeFilter({
          value: view.grade,
          onChange: (grade) => onViewChange({ grade, page: defaultPitchGuardView.page }),
          all: formatMessage(guardValueText.allOf, { count: guard.players.length }),
        }),
        {
          id: "days",
          label: formatMessage(guardText.when),
          control: ({ wide }) => (
            <FilterSegment
              label={formatMessage(guardText.when)}
              wide={wide}
              options={guardDays.map((days) => ({
                value: days,
                label: wide
                  ? dayWord(days)
                  : formatMessage(guardValueText.dayOption, {
                      day: days === "1" ? formatMessage(guardText.tomorrow) : weekday(dayOf(days)),
                      date: shortDate(dayOf(days)),
                    }),
              }))}
              value={view.days}
              onChange={(days) => onViewChange({ days })}
            />
          ),
        },
        selects.state,
        {
          id: "q",
          label: formatMessage(guardText.search),
          control: () => (
            <SearchField
              label={formatMessage(guardText.search)}
              value={view.q}
              onChange={(q) => onViewChange({ q, page: defaultPitchGuardView.page })}
            />
          ),
        },
        selects.order,
      ]}
      mode="days"
      count={[view.grade !== null, view.state !== null, view.q !== ""].filter(Boolean).length}
      caption={shownWords()}
      done={formatMessage(guardValueText.show, { count: shown })}
      onReset={() => onViewChange(noGuardConditions)}
      end={
        <Actions>
          {toExport}
          {shown > 0 && (
            <Button icon={printIcon} onClick={onPrint}>
              {formatMessage(guardText.print)}
            </Button>
          )}
          <Button variant="primary" icon={plusIcon} onClick={onRecord}>
            {formatMessage(guardText.record)}
          </Button>
        </Actions>
      }
    />
  );

  function shownWords(): string {
    const shownOf = {
      stage: view.grade === null ? everybody : formatMessage(stageText[view.grade]),
      day: words.date(dayOf(view.days)),
    };
    return view.state === null
      ? formatMessage(guardValueText.shown, shownOf)
      : formatMessage(guardValueText.shownIn, { ...shownOf, state: formatMessage(guardStateFilterText[view.state]) });
  }
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
