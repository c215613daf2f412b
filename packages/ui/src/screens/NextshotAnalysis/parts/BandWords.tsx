import type { Analysis } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { analysisChartText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { stageText } from "../../../copy/members/person.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";
import { stageOrder } from "./analysisPart.ts";

/** 図の帯が何か、それぞれの段階の真ん中の速さでは何度か、何球入ったか。 */
export function BandWords({ bands }: Pick<Analysis, "bands">) {
  const { formatMessage } = useIntl();
  return (
    <Words>
      <li>
        {formatMessage(analysisChartText.band)} <Tag>{formatMessage(analysisChartText.reference)}</Tag>
      </li>
      {stageOrder.flatMap((stage) => {
        const band = bands.find((one) => one.stage === stage);
        const at = band?.steps.toSorted((a, b) => Math.abs(a.speed - band.middle) - Math.abs(b.speed - band.middle))[0];
        if (!band || !at) return [];
        return [
          <li key={stage}>
            {formatMessage(analysisValueText.band, {
              stage: formatMessage(stageText[stage]),
              speed: decimal(at.speed, 0),
              from: at.from,
              to: at.to,
              of: band.of,
              inside: band.inside,
              share: decimal((band.inside / band.of) * 100, 0),
            })}
            {band.scale === "own" && formatMessage(analysisChartText.bandOwn)}
          </li>,
        ];
      })}
    </Words>
  );
}

const Words = styled.ul`
  display: grid;
  gap: ${token("sp-1")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
