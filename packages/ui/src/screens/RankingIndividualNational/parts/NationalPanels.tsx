import { memberName, type NationalRanking, type OwnPosition } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import { ChartPlace } from "../../../charts/ChartFrame/ChartPlace.tsx";
import { LineScore } from "../../../components/LineScore/LineScore.tsx";
import type { LineScoreColumn } from "../../../components/LineScore/lineScoreColumn.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { measureKindText, measureUnitText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { genderText, gradeText, stageText } from "../../../copy/members/person.ts";
import {
  nationalText,
  rankingBarText,
  rankingColumnText,
  rankingText,
  rankingValueText,
} from "../../../copy/rankings/ranking.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { useLaterPart } from "../../../state/useLaterPart.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import type { NationalRankingView } from "../view.ts";

export type NationalPanelsProps = {
  /** null は読み込み中。 */
  ranking: NationalRanking | null;
  kind: RankedKind;
  view: NationalRankingView;
  loadPart: LoadPart;
};

/** 分布と、チームの選手の順位。図は後から届く。 */
export function NationalPanels({ ranking, kind, view: { gender }, loadPart }: NationalPanelsProps) {
  const { formatMessage } = useIntl();
  const charts = useLaterPart(loadPart, fetchCharts);
  const caption = formatMessage(rankingValueText.group, {
    grade: formatMessage(stageWord(ranking)),
    gender: formatMessage(gender ? genderText[gender] : rankingBarText.everybody),
    kind: formatMessage(measureKindText[kind]),
    unit: formatMessage(measureUnitText[kind]),
  });

  return (
    <Columns split="7+5">
      <Panel title={formatMessage(nationalText.distribution)} caption={caption}>
        <ChartPlace charts={charts} loading={!ranking} height="m">
          {({ NationalPosition }) => ranking && <NationalPosition ranking={ranking} kind={kind} />}
        </ChartPlace>
      </Panel>
      <NationalLeaderboard ranking={ranking} kind={kind} />
    </Columns>
  );
}

type NationalLeaderboardProps = {
  /** null は読み込み中。 */
  ranking: NationalRanking | null;
  kind: RankedKind;
};

type BoardRow = Omit<OwnPosition, "id"> & { id: string; name: string; note: string };

/** チームの選手が全国のどこにいるか。上から8人。 */
function NationalLeaderboard({ ranking, kind }: NationalLeaderboardProps) {
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

  const board = (
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
  // One or two rows keep their own height: as high as the chart they would be bands.
  return rows && rows.length > 0 && rows.length < fewestStretched ? <Stack>{board}</Stack> : board;
}

/** Until the answer says it, the stage is the team's own. */
function stageWord(ranking: NationalRanking | null) {
  if (!ranking) return rankingBarText.ownStage;
  return ranking.grade ? stageText[ranking.grade] : rankingBarText.everyGrade;
}

const fetchCharts = () => import("./charts.ts");

const shownAtMost = 8;
const fewestStretched = 3;
