import {
  type BattingAiStats,
  type BattingSummary,
  kanaName,
  type Member,
  memberName,
  type Period,
  type PitchingAiStats,
  type PitchingSummary,
  type PitchReading,
  type SportType,
} from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { HandwritingSpace } from "../../../components/PrintSheet/HandwritingSpace.tsx";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { PrintSheet } from "../../../components/PrintSheet/PrintSheet.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { printReportText, printReportValueText } from "../../../copy/analyzer/printReport.ts";
import { lastPeriodText } from "../../../copy/controls/period.ts";
import { navigationValueText } from "../../../copy/frame/nav.ts";
import { gradeText, handText } from "../../../copy/members/person.ts";
import { longRange } from "../../../format/calendar.ts";
import { fullDate, shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";
import { PrintedFacts } from "./PrintedFacts.tsx";
import { PrintedFindings } from "./PrintedFindings.tsx";
import { PrintedLine } from "./PrintedLine.tsx";
import { PrintedPitches } from "./PrintedPitches.tsx";
import { PrintedPlaces } from "./PrintedPlaces.tsx";
import { PrintedTypes } from "./PrintedTypes.tsx";

export type ReportData = {
  batting: BattingSummary;
  pitching: PitchingSummary;
  battingStats: BattingAiStats;
  pitchingStats: PitchingAiStats;
};

export type ReportPrintSheetProps = ReportData & {
  member: Member;
  sportType: SportType;
  period: Period;
  reading: PitchReading;
  /** YYYY-MM-DD。 */
  today: string;
  teamName: string;
  /** 印刷する人。 */
  printedBy: string;
};

/** 一人の一枚。数字と伸びと位置とわかったこと、そして話したことを書く場所。 */
export function ReportPrintSheet(props: ReportPrintSheetProps) {
  const { member, sportType, period, reading, today, teamName, printedBy } = props;
  const { batting, pitching, battingStats, pitchingStats } = props;
  const { formatMessage } = useIntl();
  const { typeWord, ballWord } = useBattingWords();
  const hands = sportType === "baseball" ? member.additional : null;
  const aside = [
    kanaName(member),
    formatMessage(gradeText[member.grade]),
    hands?.pitching && formatMessage(navigationValueText.throws, { hand: formatMessage(handText[hands.pitching]) }),
    hands?.batting && formatMessage(navigationValueText.bats, { hand: formatMessage(handText[hands.batting]) }),
  ];
  const weeks = batting.weeks.flatMap(({ week, mean }) => (mean === null ? [] : [{ date: week, value: mean }]));
  const team = batting.weeks.flatMap(({ week, team: value }) => (value === null ? [] : [{ date: week, value }]));
  const fastballs = pitching.medians.flatMap(({ date, code, median }) => (code === 1 ? [{ date, value: median }] : []));
  const exitNote = formatMessage(printReportValueText.exitNote, {
    type: typeWord(batting.batting_type),
    ball: ballWord(batting.ball),
  });

  return (
    <PrintSheet
      title={memberName(member)}
      aside={aside.filter(Boolean).join("　")}
      lead={formatMessage(printReportValueText.lead, {
        range: longRange(batting.range),
        period: formatMessage(lastPeriodText[period]),
      })}
      teamName={teamName}
      printed={formatMessage(printReportValueText.printed, { date: fullDate(today), name: printedBy })}
      page={1}
      pages={1}
    >
      <PrintedFacts member={member} batting={batting} pitching={pitching} />
      <Two>
        <Growth title={formatMessage(printReportText.exitLine)} note={exitNote} points={weeks} team={team} />
        <Growth
          title={formatMessage(printReportText.fastLine)}
          note={formatMessage(printReportValueText.fastNote, { ball: ballWord(pitching.ball) })}
          points={fastballs}
        />
      </Two>
      <Two>
        <PrintedPlaces batting={battingStats} pitching={pitchingStats} isGenderUnknown={member.gender === null} />
        <PrintedFindings
          batting={battingStats}
          pitching={pitchingStats}
          reading={reading}
          balls={Math.max(batting.figures.count, pitching.count)}
        />
      </Two>
      <Two>
        <PrintedTypes types={batting.types} ball={batting.ball} />
        <PrintedPitches thrown={pitching.thrown} counted_week={pitching.counted_week} />
      </Two>
      <PrintSection title={formatMessage(printReportText.talk)} grow>
        <HandwritingSpace lines={30} />
      </PrintSection>
    </PrintSheet>
  );
}

type Point = { date: string; value: number };
type GrowthProps = { title: string; note: string; points: readonly Point[]; team?: readonly Point[] };

function Growth({ title, note, points, team = [] }: GrowthProps) {
  const { formatMessage } = useIntl();
  const [first, last] = [points[0], points.at(-1)];
  return (
    <PrintSection title={title} caption={note}>
      {first && last && points.length > 1 ? (
        <PrintedLine
          summary={formatMessage(printReportValueText.line, {
            title,
            from: shortDate(first.date),
            first: decimal(first.value, 1),
            to: shortDate(last.date),
            last: decimal(last.value, 1),
          })}
          points={points}
          mean={team.length > 1 ? { name: formatMessage(printReportText.stage), points: team } : undefined}
        />
      ) : (
        <p>{formatMessage(printReportText.noLine)}</p>
      )}
    </PrintSection>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token("sp-5")};
`;
