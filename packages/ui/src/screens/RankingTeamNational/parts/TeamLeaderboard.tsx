import type { Period, TeamRanking } from "@kyuseki/domain";
import type { TeamRankedKind } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { RankMove } from "../../../components/RankMove/RankMove.tsx";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { periodBeforeText } from "../../../copy/controls/period.ts";
import {
  nationalText,
  rankingValueText,
  teamGapUnitText,
  teamKindText,
  teamUnitText,
} from "../../../copy/rankings/ranking.ts";
import { decimal } from "../../../format/decimal.ts";

export type TeamLeaderboardProps = {
  /** null は読み込み中。 */
  ranking: TeamRanking | null;
  teamName: string;
  kind: TeamRankedKind;
  period: Period;
};

/** 自分のチームの順位と値、上のチームとの差、都道府県の中の順位。 */
export function TeamLeaderboard({ ranking, teamName, kind, period }: TeamLeaderboardProps) {
  const { formatMessage } = useIntl();
  const own = ranking?.own ?? null;
  const above = own?.above ?? null;
  const unit = formatMessage(teamUnitText[kind]);
  const rankBefore = (rank: number | null | undefined) =>
    typeof rank === "number"
      ? formatMessage(rankingValueText.rankBefore, { period: formatMessage(periodBeforeText[period]), rank })
      : undefined;

  const stats: readonly Stat[] = [
    {
      id: "rank",
      label: teamName,
      value: own?.rank ?? null,
      unit: formatMessage(rankingValueText.ofTeams, { teams: ranking?.teams ?? 0 }),
      note: own ? (
        <>
          <RankMove rank={own.rank} before={own.rank_before} /> {rankBefore(own.rank_before)}
        </>
      ) : (
        formatMessage(nationalText.teamOut)
      ),
    },
    {
      id: "value",
      label: formatMessage(teamKindText[kind]),
      value: own?.value ?? null,
      unit,
      digits: 1,
      note:
        ranking?.median == null
          ? undefined
          : formatMessage(rankingValueText.medianOf, { value: decimal(ranking.median, 1), unit }),
    },
    {
      id: "gap",
      label: above ? formatMessage(rankingValueText.gapTo, { rank: above.rank }) : formatMessage(nationalText.toNext),
      value: above?.gap ?? null,
      unit: formatMessage(teamGapUnitText[kind]),
      digits: 1,
      note:
        own && !above
          ? formatMessage(nationalText.first)
          : above?.records == null
            ? undefined
            : formatMessage(rankingValueText.records, { records: above.records }),
    },
    {
      id: "prefecture",
      label: formatMessage(nationalText.inPrefecture),
      value: own?.prefecture.rank ?? null,
      unit: formatMessage(rankingValueText.ofTeams, { teams: own?.prefecture.teams ?? 0 }),
      note: rankBefore(own?.prefecture.rank_before),
    },
  ];

  return <StatGrid stats={stats} loading={ranking === null} aria-label={teamName} />;
}
