import { useIntl } from "react-intl";
import styled from "styled-components";
import { Delta } from "../../components/Delta/Delta.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { bodyGrowthText, bodyGrowthValueText } from "../../copy/members/bodyGrowth.ts";
import { slashDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { Sparkline } from "../Sparkline/Sparkline.tsx";
import { type BodyMeasure, type BodySizes, growthOf } from "./growth.ts";

export type BodyGrowthProps = {
  /** cm。null は未登録。 */
  height: number | null;
  /** kg。null は未登録。 */
  weight: number | null;
  history: BodySizes;
  /** 表の行の中は s、区画の主な数字は l。 */
  size?: "s" | "l";
};

/** いまの身長と体重、その前の1年の増減と線。成長は良し悪しではないので、色を付けない。 */
export function BodyGrowth({ height, weight, history, size = "s" }: BodyGrowthProps) {
  return (
    <Pair>
      <Measured measure="height" value={height} unit="cm" history={history} size={size} />
      <Measured measure="weight" value={weight} unit="kg" history={history} size={size} />
    </Pair>
  );
}

type MeasuredProps = Pick<BodyGrowthProps, "history" | "size"> & {
  measure: BodyMeasure;
  value: number | null;
  unit: string;
};

function Measured({ measure, value, unit, history, size }: MeasuredProps) {
  const { formatMessage } = useIntl();
  const growth = growthOf(history, measure);

  return (
    <Measure>
      <Caption as="span">{formatMessage(bodyGrowthText[measure])}</Caption>
      <Figure>
        <UnitNumber value={value} unit={unit} size={size} />
        {growth && <Delta value={growth.change} sense="plain" />}
      </Figure>
      {growth && (
        <>
          <Sparkline values={growth.values} />
          <Caption>{formatMessage(bodyGrowthValueText.since, { date: slashDate(growth.since) })}</Caption>
        </>
      )}
    </Measure>
  );
}

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-3")} ${token("sp-4")};
  min-width: 0;
`;

const Measure = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  min-width: calc(${token("sp-10")} + ${token("sp-6")});
`;

const Caption = styled.small`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-caption")};
`;

const Figure = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token("sp-2")};
`;
