import { useIntl } from "react-intl";
import styled from "styled-components";
import { tableStyle } from "../../../components/DataTable/parts/tableStyle.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { reportBattingText } from "../../../copy/analyzer/reportBatting.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";
import { ResultShares } from "./ResultShares.tsx";
import type { SummaryPartProps } from "./summaryPart.ts";

/** 同じ球での打撃の種類ごとの数字と、選んだ種類の結果。 */
export function TypesPanel({ summary }: Pick<SummaryPartProps, "summary">) {
  const { formatMessage } = useIntl();
  const { typeWord, ballWord } = useBattingWords();
  const word = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);

  return (
    <Panel flush title={word("types")} caption={summary && ballWord(summary.ball)} aria-busy={!summary || undefined}>
      <Body>
        {summary ? (
          <Table data-part="table">
            <caption data-part="caption">{word("typesCaption")}</caption>
            <thead>
              <tr>
                <Cell as="th" scope="col">
                  {word("types")}
                </Cell>
                {(["countColumn", "mean", "most", "angleColumn"] as const).map((id) => (
                  <Cell key={id} as="th" scope="col" data-align="end">
                    {word(id)}
                  </Cell>
                ))}
              </tr>
            </thead>
            <tbody>
              {summary.types.map(({ batting_type, count, mean, max, mean_angle }) => (
                <tr key={batting_type ?? 0}>
                  <Cell as="th" scope="row">
                    {typeWord(batting_type)}
                  </Cell>
                  <Figure value={count} digits={0} />
                  <Figure value={mean} isKey />
                  <Figure value={max} />
                  <Figure value={mean_angle} unit={word("degree")} />
                </tr>
              ))}
            </tbody>
          </Table>
        ) : (
          <SkeletonRows>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </SkeletonRows>
        )}
      </Body>
      {summary && <ResultShares type={typeWord(summary.batting_type)} results={summary.figures.results} />}
    </Panel>
  );
}

type FigureProps = { value: number | null; digits?: 0 | 1; unit?: string; isKey?: boolean };

const Figure = ({ value, digits = 1, unit = "", isKey = false }: FigureProps) => (
  <Cell data-align="end" data-numeric={isKey ? "key" : "plain"}>
    {value === null ? "–" : `${decimal(value, digits)}${unit}`}
  </Cell>
);

const Body = styled.div`
  ${tableStyle}
  padding-block-start: ${token("sp-2")};
  overflow-x: auto;
`;

/** Five short columns fit beside the chart. */
const Table = styled.table`
  && {
    display: table;
  }
`;

const Cell = styled.td`
  && {
    position: static;
    padding-inline: ${token("sp-2")};
  }
  &&:first-child {
    padding-inline-start: ${token("sp-4")};
  }
  &&:last-child {
    padding-inline-end: ${token("sp-4")};
  }
`;

const SkeletonRows = styled.div`
  display: grid;
  gap: ${token("sp-6")};
  padding: ${token("sp-4")};
`;
