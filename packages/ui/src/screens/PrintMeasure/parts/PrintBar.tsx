import { type GradeGroup, type MeasuringDay, type MeasuringSheet, memberName } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { stageText } from "../../../copy/members/person.ts";
import { printMeasureText, printMeasureValueText } from "../../../copy/practice/printMeasure.ts";
import { slashDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import type { PrintMeasureView } from "./printMeasureView.ts";

/** What a printed sheet is made from. */
export type PrintOptions = {
  sheet: MeasuringSheet;
  stage: GradeGroup | null;
  /** YYYY-MM-DD。 */
  today: string;
  teamName: string;
  /** 入力画面の住所。QRコードになる。 */
  entryUrl: string;
};

export type PrintBarProps = {
  days: readonly MeasuringDay[];
  day: MeasuringDay;
  stages: readonly { stage: GradeGroup; count: number }[];
  stage: GradeGroup | null;
  view: PrintMeasureView;
  /** 選べる選手。 */
  players: readonly SheetPlayer[];
  onDay: (id: number) => void;
  onViewChange: (change: Partial<PrintMeasureView>) => void;
};

/** どの測定会の、だれの、どの紙か。印刷には出ない。 */
export function PrintBar({ days, day, stages, stage, view, players, onDay, onViewChange }: PrintBarProps) {
  const { formatMessage } = useIntl();
  const everyone = formatMessage(printMeasureText.everyone);
  // A day older than the newest fifty can still be named by the address.
  const listed = days.some(({ id }) => id === day.id) ? days : [day, ...days];

  return (
    <Bar>
      <FilterSelect
        label={formatMessage(printMeasureText.day)}
        options={listed.map(({ id, date, name }) => ({
          value: String(id),
          label: formatMessage(printMeasureValueText.option, { date: slashDate(date), name }),
        }))}
        value={String(day.id)}
        onChange={(event) => onDay(Number(event.target.value))}
      />
      <FilterSegment
        label={formatMessage(printMeasureText.kind)}
        options={(["team", "players"] as const).map((value) => ({
          value,
          label: formatMessage(printMeasureText[value]),
        }))}
        value={view.kind}
        onChange={(kind) => onViewChange({ kind })}
      />
      {stages.length > 1 && (
        <FilterSegment
          label={formatMessage(printMeasureText.stage)}
          options={[
            { value: "all", label: everyone },
            ...stages.map((each) => ({ value: each.stage, label: formatMessage(stageText[each.stage]) })),
          ]}
          value={stage ?? "all"}
          onChange={(value) => onViewChange({ stage: stages.find((each) => each.stage === value)?.stage ?? null })}
        />
      )}
      {view.kind === "players" && (
        <FilterSelect
          label={formatMessage(printMeasureText.player)}
          options={[
            { value: "", label: everyone },
            ...players.map(({ member }) => ({ value: String(member.id), label: memberName(member) })),
          ]}
          value={players.some(({ member }) => member.id === view.player) ? String(view.player) : ""}
          onChange={({ target }) => onViewChange({ player: target.value === "" ? null : Number(target.value) })}
        />
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-2")} ${token("sp-4")} 0;

  & > * {
    max-width: 100%;
  }
  @media print {
    display: none;
  }
`;
