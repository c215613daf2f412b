import type { PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Hatch, type HatchLevel } from "../../../components/PrintSheet/Hatch.tsx";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { printReportText, printReportValueText } from "../../../copy/analyzer/printReport.ts";
import { shortRange } from "../../../format/calendar.ts";
import { token } from "../../../tokens/theme.ts";

/** 直近14日に投げた数を、濃さと、チームの数えかたでの週の合計で。 */
export function PrintedPitches({ thrown, counted_week }: Pick<PitchingSummary, "thrown" | "counted_week">) {
  const { formatMessage } = useIntl();
  const [first, last] = [thrown[0], thrown.at(-1)];
  const sum = formatMessage(printReportValueText[counted_week], {
    most: Math.max(0, ...thrown.map(({ pitches }) => pitches)),
    week: last?.week ?? 0,
  });

  return (
    <PrintSection
      title={formatMessage(printReportText.thrown)}
      {...(first && last && { caption: shortRange({ start: first.date, end: last.date }) })}
    >
      <Days role="img" aria-label={sum}>
        {thrown.map(({ date, pitches }) => (
          <Day key={date} level={levelOf(pitches)} />
        ))}
      </Days>
      <Legend>
        {(["noBalls", "few", "some", "many"] as const).map((words, level) => (
          <Level key={words}>
            <Sample level={levels[level] ?? 0} />
            {formatMessage(printReportText[words])}
          </Level>
        ))}
      </Legend>
      <p>{sum}</p>
    </PrintSection>
  );
}

const levels = [0, 1, 2, 3] as const satisfies readonly HatchLevel[];

function levelOf(pitches: number): HatchLevel {
  if (pitches === 0) return 0;
  if (pitches <= 30) return 1;
  return pitches <= 60 ? 2 : 3;
}

const Days = styled.div`
  display: flex;
  gap: ${token("hairline")};
`;

const Day = styled(Hatch)`
  flex: 1;
  min-width: 0;
`;

const Legend = styled.div`
  display: flex;
  gap: ${token("sp-3")};
`;

const Level = styled.span`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
`;

const Sample = styled(Hatch)`
  width: ${token("icon-s")};
  height: ${token("icon-s")};
`;
