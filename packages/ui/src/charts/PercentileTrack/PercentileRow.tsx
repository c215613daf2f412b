import { useId } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Status } from "../../components/Status/Status.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { percentileText, percentileValueText } from "../../copy/charts/percentile.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { container, token } from "../../tokens/theme.ts";
import { PlaceTrack } from "./PlaceTrack.tsx";
import { placeOf, standingOf } from "./standing.ts";

export type PercentileItem = {
  id: string;
  name: string;
  /** 何を測ったかの短い説明。 */
  note?: string;
  value: number | null;
  unit: string;
  digits?: 0 | 1;
  /** 値の前に付ける記号。ばらつきなら「±」。 */
  sign?: "±";
  /** 0〜100。比べられないときは null。 */
  percentile: number | null;
  /** 比べられないとき、あと何球で表示できるか。球の数でなければ、何があれば表示できるかの言葉。 */
  missing?: number | string;
  /** 多いほうがよいとも少ないほうがよいとも言えない項目。強みとも課題とも言わない。 */
  neutral?: boolean;
};
export type PercentileRowProps = PercentileItem;

/** 項目ひとつの値と位置。75以上は「強み」、40未満は「課題」。 */
export function PercentileRow({
  name,
  note,
  value,
  unit,
  digits = 1,
  sign,
  percentile,
  missing,
  neutral = false,
}: PercentileRowProps) {
  const { formatMessage } = useIntl();
  const nameId = useId();
  const place = percentile === null ? null : placeOf(percentile);
  const standing = place === null || neutral ? "even" : standingOf(place);

  return (
    <Row aria-labelledby={nameId}>
      <Name>
        <Label id={nameId}>{name}</Label>
        {note && <Caption>{note}</Caption>}
      </Name>
      <Value>
        {value !== null && sign}
        <UnitNumber value={value} unit={unit} digits={digits} />
      </Value>
      {place === null ? (
        <Short>
          {typeof missing === "number"
            ? formatMessage(percentileValueText.short, { missing })
            : (missing ?? formatMessage(percentileText.none))}
        </Short>
      ) : (
        <Cell>
          <PlaceTrack place={place} standing={standing} />
        </Cell>
      )}
      <Verdict>
        {standing !== "even" && <Status tone={tones[standing]}>{formatMessage(percentileText[standing])}</Status>}
      </Verdict>
    </Row>
  );
}

const tones = { strength: "ok", weakness: "wait" } as const;

const Row = styled.li`
  display: grid;
  grid-template: "name verdict value" auto "track track track" auto / 1fr auto auto;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  padding: ${token("sp-2")} 0;

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  @container ${container.xs} {
    grid-template: "name name" auto "verdict value" auto "track track" auto / 1fr auto;
  }
  @container ${container.wide} {
    grid-template: "name value track verdict" auto / minmax(0, 2fr) minmax(calc(${token("sp-10")} + ${token("sp-4")}), auto) minmax(0, 3fr) calc(2 * ${token("sp-7")});
    min-height: ${token("control-l")};
    padding: ${token("sp-1")} 0;
  }
`;

const Name = styled.div`
  grid-area: name;
  min-width: 0;
  line-height: ${token("lh-label")};
`;

const Label = styled.b`
  display: block;
`;

const Value = styled.div`
  grid-area: value;
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
  font-weight: ${token("fw-num-s")};
  text-align: end;
  white-space: nowrap;
`;

/** Takes the place of the track. */
const Short = styled.p`
  display: grid;
  grid-area: track;
  place-content: center;
  min-height: ${token("sp-7")};
  padding-inline: ${token("sp-2")};
  border-radius: ${token("r-s")};
  background: ${token("surface-2")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  text-align: center;
`;

const Cell = styled.div`
  grid-area: track;
`;

const Verdict = styled.div`
  grid-area: verdict;
`;
