import { type BallPage, changeShown, type MeasuredBall } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { gapText, reportVideoValueText } from "../../copy/analyzer/reportVideo.ts";
import { token } from "../../tokens/theme.ts";
import { cell, head, tableStyle } from "../DataTable/parts/tableStyle.ts";
import { signed } from "../Delta/signed.ts";
import { Panel } from "../Panel/Panel.tsx";
import { ResultMark } from "../ResultMark/ResultMark.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import type { Filmed } from "./comparison.ts";
import { usePartnerName } from "./usePartnerName.ts";
import { videoWords } from "./videoWords.ts";

/** A compared measure. `unit` is shown once, beside the ball's own value. */
export type GapMeasure = {
  id:
    | "speed"
    | "angle"
    | "distance"
    | "bat_speed"
    | "attack_angle"
    | "spin_rate"
    | "break_vertical"
    | "break_horizontal";
  label: string;
  unit: string;
  digits?: 0 | 1;
};
export type GapPanelProps = {
  page: BallPage;
  partner: Filmed | null;
  measures: readonly GapMeasure[];
};

/** この球の数値と、くらべる相手との差。相手がいなければ、この球だけ。 */
export function GapPanel({ page, partner, measures }: GapPanelProps) {
  const { formatMessage } = useIntl();
  const partnerName = usePartnerName(page);
  const word = (id: keyof typeof gapText) => formatMessage(gapText[id]);
  const title = word(partner ? "gaps" : "alone");
  const { ball } = page;
  const other = partner?.ball;

  return (
    <Panel flush title={title} caption={partner && captionOf(partner)}>
      <Body>
        <table data-part="table">
          <caption data-part="caption">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{word("measure")}</th>
              <th scope="col" data-align="end">
                {formatMessage(videoWords[ball.mode].title)}
              </th>
              {partner && (
                <>
                  <th scope="col" data-align="end">
                    {partnerName(partner)}
                  </th>
                  <th scope="col" data-align="end">
                    {word("difference")}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ id, label, unit, digits = 1 }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td data-align="end">
                  <UnitNumber value={ball[id]} unit={unit} digits={digits} size="m" />
                </td>
                {other && (
                  <>
                    <td data-align="end">
                      <UnitNumber value={other[id]} digits={digits} />
                    </td>
                    <td data-align="end" data-numeric="plain">
                      {gapOf(ball[id], other[id], digits)}
                    </td>
                  </>
                )}
              </tr>
            ))}
            {ball.mode === 1 && (
              <tr>
                <th scope="row">{word("result")}</th>
                <td data-align="end">{resultOf(ball)}</td>
                {other && (
                  <>
                    <td data-align="end">{resultOf(other)}</td>
                    <td />
                  </>
                )}
              </tr>
            )}
          </tbody>
        </table>
      </Body>
    </Panel>
  );

  function captionOf(one: Filmed) {
    if (one.ball.id === page.best?.ball.id) return word("withBest");
    return formatMessage(reportVideoValueText.against, { partner: partnerName(one) });
  }
}

const gapOf = (value: number | null, other: number | null, digits: 0 | 1) =>
  value === null || other === null ? "–" : signed(changeShown(value, other, digits), digits);

const resultOf = ({ batting_result }: MeasuredBall) =>
  batting_result === null ? "–" : <ResultMark code={batting_result} />;

const Body = styled.div`
  ${tableStyle}
  padding-block-start: ${token("sp-2")};
  overflow-x: auto;

  & > [data-part="table"] {
    display: table;
  }
  & [scope="col"] {
    position: static;
    white-space: normal;
  }
  & [scope="row"] {
    white-space: nowrap;
  }
  & :is(${head}, ${cell}) {
    padding-inline: ${token("sp-2")};
  }
  & [scope]:first-child {
    padding-inline-start: ${token("sp-4")};
  }
  & :is(${head}, ${cell}):last-child {
    padding-inline-end: ${token("sp-4")};
  }
`;
