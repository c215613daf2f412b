import type { PitchGuard } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import { useGradeFilter } from "../../../components/FilterBar/useGradeFilter.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { stageText } from "../../../copy/members/person.ts";
import { guardText, guardValueText } from "../../../copy/practice/pitchGuard.ts";
import { addDays, shortDate, weekday } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { defaultPitchGuardView, guardAhead, type PitchGuardView } from "./guardView.ts";

export type GuardFiltersProps = {
  guard: PitchGuard;
  /** 絞り込んだ後の人数。 */
  shown: number;
  view: PitchGuardView;
  onViewChange: (change: Partial<PitchGuardView>) => void;
  onPrint: () => void;
  onRecord: () => void;
};

/** 学年と、いつ投げる日のことか。右端に印刷と記録。 */
export function GuardFilters({ guard, shown, view, onViewChange, onPrint, onRecord }: GuardFiltersProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const dayOf = (ahead: string) => addDays(guard.today, Number(ahead));
  const dayWord = (ahead: string) => words.day(dayOf(ahead), Number(ahead));
  const everybody = formatMessage(actionText.all);

  return (
    <FilterBar
      filters={[
        useGradeFilter({
          value: view.grade,
          onChange: (grade) => onViewChange({ grade }),
          all: formatMessage(guardValueText.allOf, { count: guard.players.length }),
        }),
        {
          id: "ahead",
          label: formatMessage(guardText.when),
          control: ({ wide }) => (
            <Segment
              label={formatMessage(guardText.when)}
              wide={wide}
              options={guardAhead.map((ahead) => ({
                value: ahead,
                label: wide
                  ? dayWord(ahead)
                  : formatMessage(guardValueText.dayOption, {
                      day: ahead === "1" ? formatMessage(guardText.tomorrow) : weekday(dayOf(ahead)),
                      date: shortDate(dayOf(ahead)),
                    }),
              }))}
              value={view.ahead}
              onChange={(ahead) => onViewChange({ ahead })}
            />
          ),
        },
      ]}
      mode="ahead"
      count={view.grade === null ? 0 : 1}
      caption={formatMessage(guardValueText.shown, {
        stage: view.grade === null ? everybody : formatMessage(stageText[view.grade]),
        day: words.date(dayOf(view.ahead)),
      })}
      done={formatMessage(guardValueText.show, { count: shown })}
      onReset={() => onViewChange({ grade: defaultPitchGuardView.grade })}
      end={
        <Actions>
          {shown > 0 && (
            <Button icon="print" onClick={onPrint}>
              {formatMessage(guardText.print)}
            </Button>
          )}
          <Button variant="primary" icon="plus" onClick={onRecord}>
            {formatMessage(guardText.record)}
          </Button>
        </Actions>
      }
    />
  );
}

const Actions = styled.div`
  display: flex;
  gap: ${token("sp-2")};
`;
