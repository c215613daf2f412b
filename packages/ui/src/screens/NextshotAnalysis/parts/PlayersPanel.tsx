import { memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Sparkline } from "../../../charts/Sparkline/Sparkline.tsx";
import { TableSkeleton } from "../../../components/DataTable/parts/TableSkeleton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { analysisChartText, analysisPlayersText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { container, token } from "../../../tokens/theme.ts";
import type { AnalysisPartProps } from "./analysisPart.ts";
import { reportHref } from "./reportHref.ts";

/** 平均の高い四人。全員は、下の表にいる。 */
export function PlayersPanel({ analysis, mode }: AnalysisPartProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel
      title={formatMessage(analysisPlayersText.title)}
      caption={formatMessage(analysisPlayersText[mode === 1 ? "exitMean" : "pitchMean"])}
      action={<Link href="/nextshot/ranking">{formatMessage(analysisPlayersText.ranking)}</Link>}
      flush
    >
      {analysis ? (
        <Rows>
          {analysis.players.slice(0, shown).map((player) => (
            <Row key={player.id}>
              <Link look="bare" href={reportHref(player.id, mode)}>
                <PersonCell
                  name={memberName(player)}
                  grade={player.grade}
                  detail={formatMessage(analysisValueText.detail, { count: player.count })}
                />
              </Link>
              <Sparkline values={player.days.map(({ mean }) => mean)} />
              <UnitNumber value={player.mean} unit={formatMessage(analysisChartText.kmh)} size="m" />
            </Row>
          ))}
        </Rows>
      ) : (
        <TableSkeleton rows={shown} />
      )}
    </Panel>
  );
}

const shown = 4;

const Rows = styled.ul`
  container-type: inline-size;
  padding-block-start: ${token("sp-2")};
`;

const Row = styled(PanelRow)`
  & > :first-child {
    flex: 1 1 calc(2 * ${token("sp-8")});
    min-width: 0;
  }
  @container ${container.row} {
    & > :nth-child(2) {
      display: none;
    }
  }
`;
