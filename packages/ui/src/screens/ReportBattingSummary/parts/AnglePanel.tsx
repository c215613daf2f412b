import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { binOf } from "../../../charts/Histogram/bins.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { reportBattingText, reportBattingValueText } from "../../../copy/analyzer/reportBatting.ts";
import type { SummaryPartProps } from "./summaryPart.ts";

/** 打球角度の散らばりと、強い打球の範囲。 */
export function AnglePanel({ summary, charts }: SummaryPartProps) {
  const { formatMessage } = useIntl();
  const { typeWord } = useBattingWords();
  const bins = useMemo(
    () =>
      binOf(
        (summary?.balls ?? []).flatMap(({ angle }) => (angle === null ? [] : [angle])),
        binDeg,
      ),
    [summary],
  );
  const title = formatMessage(reportBattingText.angles);
  const sweet = summary?.figures.sweet_spot ?? { inside: 0, of: 0 };

  return (
    <Panel
      title={title}
      caption={summary && formatMessage(reportBattingValueText.angleNote, { type: typeWord(summary.batting_type) })}
    >
      <ChartPlace charts={charts} loading={summary === null} height="m">
        {({ Histogram }) => (
          <Histogram
            caption={title}
            measure={formatMessage(reportBattingText.angleMeasure)}
            unit={formatMessage(reportBattingText.degree)}
            counted={formatMessage(reportBattingText.ballCount)}
            countUnit={formatMessage(reportBattingText.balls)}
            summary={formatMessage(reportBattingValueText.anglesSummary, sweet)}
            bins={bins}
            best={{ name: formatMessage(reportBattingText.best), ...bestDeg }}
            empty={formatMessage(reportBattingText.noAngle)}
          />
        )}
      </ChartPlace>
    </Panel>
  );
}

/** Bin edges fall on both ends of the range below. */
const binDeg = 8;
/** Statcast's sweet spot. */
const bestDeg = { from: 8, to: 32 } as const;
