import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { plateBottom, plateTop, type ZoneView } from "./zoneView.ts";

export type HomePlateProps = { view: ZoneView };

/** 捕手の目の高さから見た本塁と、打席の内側の線。 */
export function HomePlate({ view: { place } }: HomePlateProps) {
  const at = (x: number, below: number) => {
    const point = place({ x, y: -below });
    return `${point.x} ${point.y}`;
  };
  const middle = plateTop + 0.1;

  return (
    <>
      <Plate
        d={`M${at(-0.5, plateTop)}L${at(0.5, plateTop)}L${at(0.56, middle)}L${at(0, plateBottom - 0.04)}L${at(-0.56, middle)}Z`}
      />
      <Box
        d={`M${at(-0.78, plateTop - 0.04)}L${at(-0.92, plateBottom - 0.04)}M${at(0.78, plateTop - 0.04)}L${at(0.92, plateBottom - 0.04)}`}
      />
    </>
  );
}

const Plate = styled.path`
  fill: ${token("surface-3")};
  stroke: ${token("line-strong")};
`;

const Box = styled.path`
  fill: none;
  stroke: ${token("line-strong")};
  stroke-width: 2;
`;
