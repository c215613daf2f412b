import type { LocalRanking, Period } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { type RankedRow, rankedRows } from "../../../components/PlayerRanking/rankedRows.ts";
import { useLeaders } from "../../../components/PlayerRanking/useLeaders.ts";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import { StatPanel } from "../../../components/StatPanel/StatPanel.tsx";
import { measureKindText, measureUnitText } from "../../../copy/controls/measures.ts";
import { lastPeriodText } from "../../../copy/controls/period.ts";
import { rankingText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { shortRange } from "../../../format/calendar.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";

export type NextshotPanelsProps = {
  /** null は読み込み中。 */
  ranking: LocalRanking | null;
  rows: readonly RankedRow[];
  kind: RankedKind;
  period: Period;
};

/** 記録の上位3人と、伸び率の上位3人。測定回数に伸び率はない。 */
export function NextshotPanels({ ranking, rows, kind, period }: NextshotPanelsProps) {
  const { formatMessage } = useIntl();
  const isBeside = useMedia(media.laptop);
  const isRoomy = useMedia(media.desktop);
  const byGrowth = useMemo(() => rankedRows(rows, "growth"), [rows]);
  const records = useLeaders(rows, { kind, by: "record", period, hasUnit: true });
  const growths = useLeaders(byGrowth, { kind, by: "growth", period, hasUnit: false });
  const kindWord = formatMessage(measureKindText[kind]);
  const growthTitle = formatMessage(rankingValueText.growthLeaders, { kind: kindWord, count: growths.length });
  const podium = (
    <StatGrid
      title={formatMessage(rankingValueText.leaders, { kind: kindWord, count: records.length })}
      caption={formatMessage(rankingValueText[kind === 3 ? "countCaption" : "leadersCaption"], {
        period: formatMessage(lastPeriodText[period]),
        unit: formatMessage(measureUnitText[kind]),
      })}
      layout={isBeside && !isRoomy && kind !== 3 ? "three" : "podium"}
      stats={records}
      loading={ranking === null}
    />
  );
  if (kind === 3) return podium;
  const hasGrowth = ranking === null || byGrowth.some(({ place }) => place !== null);

  return (
    <Beside>
      {podium}
      {hasGrowth ? (
        <StatGrid
          title={growthTitle}
          caption={ranking && formatMessage(rankingValueText.growthCaption, { range: shortRange(ranking.base) })}
          layout={isBeside ? "three" : "podium"}
          stats={growths}
          loading={ranking === null}
        />
      ) : (
        <StatPanel title={growthTitle}>
          <Nobody>
            <Reason>{formatMessage(rankingText.noGrowthTitle)}</Reason>
            <br />
            {formatMessage(rankingText.noGrowthBody)}
          </Nobody>
        </StatPanel>
      )}
    </Beside>
  );
}

/** On a tablet stacked: side by side three figures would not fit. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("sp-3")};

  @media ${media.tablet} {
    gap: ${token("sp-4")};
  }
  @media ${media.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Nobody = styled.p`
  padding: ${token("sp-2")} ${token("sp-4")} ${token("sp-4")};
  color: ${token("board-ink-2")};
`;

const Reason = styled.b`
  color: ${token("board-ink")};
`;
