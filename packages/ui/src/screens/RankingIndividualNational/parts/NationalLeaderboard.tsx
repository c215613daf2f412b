import { memberName, type NationalRanking, type OwnPosition } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { LineScore } from "../../../components/LineScore/LineScore.tsx";
import type { LineScoreColumn } from "../../../components/LineScore/lineScoreColumn.ts";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { nationalText, rankingColumnText, rankingText, rankingValueText } from "../../../copy/rankings/ranking.ts";

export type NationalLeaderboardProps = {
  /** null は読み込み中。 */
  ranking: NationalRanking | null;
  kind: RankedKind;
};
type BoardRow = Omit<OwnPosition, "id"> & { id: string; name: string; note: string };

/** チームの選手が全国のどこにいるか。上から8人。 */
export function NationalLeaderboard({ ranking, kind }: NationalLeaderboardProps) {
  const { formatMessage } = useIntl();
  const total = ranking?.own_total ?? 0;
  const rows = ranking?.own.slice(0, shownAtMost).map((own) => ({
    ...own,
    id: `${own.id}`,
    name: memberName(own),
    note: formatMessage(gradeText[own.grade]),
  }));
  const columns: readonly LineScoreColumn<BoardRow>[] = [
    {
      id: "rank",
      head: formatMessage(nationalText.ranking),
      cell: ({ rank }) => ({ value: rank, unit: formatMessage(rankingText.place) }),
    },
    {
      id: "share",
      head: formatMessage(nationalText.share),
      digits: 1,
      cell: ({ share }) => ({ value: share, unit: formatMessage(unitText.percent) }),
    },
    {
      id: "value",
      head: formatMessage(measureUnitText[kind]),
      digits: kind === 3 ? 0 : 1,
      mark: "total",
      cell: ({ value }) => value,
    },
  ];

  return (
    <LineScore<BoardRow>
      title={formatMessage(nationalText.ours)}
      caption={
        total > shownAtMost ? formatMessage(rankingValueText.ownShown, { shown: shownAtMost, total }) : undefined
      }
      corner={formatMessage(rankingColumnText.player)}
      columns={columns}
      rows={rows ?? null}
      expectedRows={4}
      nameWidth="m"
      empty={formatMessage(nationalText.noneOurs)}
    />
  );
}

const shownAtMost = 8;
