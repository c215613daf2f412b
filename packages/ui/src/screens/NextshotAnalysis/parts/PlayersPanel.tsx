import { memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Sparkline } from "../../../charts/Sparkline/Sparkline.tsx";
import { TableSkeleton } from "../../../components/DataTable/parts/TableSkeleton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PanelRow } from "../../../components/Panel/PanelRow.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { fewestBalls } from "../../../components/ReportFrame/fewestBalls.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { analysisChartText, analysisPlayersText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { container, token, touchTarget } from "../../../tokens/theme.ts";
import type { AnalysisPartProps } from "./analysisPart.ts";
import { reportHref } from "./reportHref.ts";

/** 平均の高い六人。球の少ない選手は入れない。全員は、下の表にいる。 */
export function PlayersPanel({ analysis, mode }: AnalysisPartProps) {
  const { formatMessage } = useIntl();
  const best = (analysis?.players ?? []).filter(({ count }) => count >= fewestBalls).slice(0, shown);

  return (
    <Panel
      title={formatMessage(analysisPlayersText.title)}
      caption={formatMessage(analysisValueText.enough, {
        what: formatMessage(analysisPlayersText[mode === 1 ? "exitMean" : "pitchMean"]),
        balls: fewestBalls,
      })}
      action={<Link href="/nextshot/ranking">{formatMessage(analysisPlayersText.ranking)}</Link>}
      flush
    >
      {analysis && best.length === 0 && (
        <None>{formatMessage(analysisValueText.nobodyEnough, { balls: fewestBalls })}</None>
      )}
      {analysis ? (
        <Rows>
          {best.map((player) => (
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

const shown = 6;

const None = styled.p`
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
  color: ${token("ink-2")};
`;

const Rows = styled.ul`
  container-type: inline-size;
  padding-block-start: ${token("sp-2")};
`;

const Row = styled(PanelRow)`
  & > :first-child {
    flex: 1 1 calc(2 * ${token("sp-8")});
    min-width: 0;
    ${touchTarget}
  }
  @container ${container.row} {
    & > :nth-child(2) {
      display: none;
    }
  }
`;
