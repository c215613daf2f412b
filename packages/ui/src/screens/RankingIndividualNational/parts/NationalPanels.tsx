import type { NationalRanking } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { measureKindText, measureUnitText } from "../../../copy/controls/measures.ts";
import { genderText, stageText } from "../../../copy/members/person.ts";
import { nationalText, rankingBarText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
import { token } from "../../../tokens/theme.ts";
import type { NationalRankingView } from "../view.ts";
import { NationalLeaderboard } from "./NationalLeaderboard.tsx";

export type NationalPanelsProps = {
  /** null は読み込み中。 */
  ranking: NationalRanking | null;
  kind: RankedKind;
  view: NationalRankingView;
  loadPart: LoadPart;
};

/** 分布と、チームの選手の順位。図は後から届く。 */
export function NationalPanels({ ranking, kind, view: { grade, gender }, loadPart }: NationalPanelsProps) {
  const { formatMessage } = useIntl();
  const NationalPosition = usePart(ranking !== null, { load: loadPart, fetchPart: fetchPosition });
  const caption = formatMessage(rankingValueText.group, {
    grade: formatMessage(grade ? stageText[grade] : rankingBarText.everyGrade),
    gender: formatMessage(gender ? genderText[gender] : rankingBarText.everybody),
    kind: formatMessage(measureKindText[kind]),
    unit: formatMessage(measureUnitText[kind]),
  });

  return (
    <Columns split="7+5">
      <Panel
        title={formatMessage(nationalText.distribution)}
        caption={caption}
        aria-busy={!NationalPosition || undefined}
      >
        <ChartPlace>
          {ranking && NationalPosition ? (
            <NationalPosition ranking={ranking} kind={kind} />
          ) : (
            <Skeleton shape="block" />
          )}
        </ChartPlace>
      </Panel>
      <NationalLeaderboard ranking={ranking} kind={kind} />
    </Columns>
  );
}

const fetchPosition = async () => (await import("./NationalPosition.tsx")).NationalPosition;

/** As high as the chart with its legend, so that nothing moves when it loads. */
const ChartPlace = styled.div`
  display: grid;
  min-height: calc(max(${token("chart-m")}, ${token("cell-m")}) + ${token("sp-6")});
`;
