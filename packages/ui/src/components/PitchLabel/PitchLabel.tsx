import type { PitchCode, PitchReading } from "@kyuseki/domain";
import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../tokens/theme.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { PitchMark } from "./PitchMark.tsx";
import { usePitchName } from "./usePitchName.ts";

export type PitchLabelProps = Omit<ComponentPropsWithRef<"span">, "children"> & {
  code: PitchCode;
  /** チームの読み方。 */
  reading?: PitchReading | undefined;
};

/** 球種を、記号と言葉で示す。色と記号は番号ごとにいつも同じ。 */
export function PitchLabel({ code, reading, ...rest }: PitchLabelProps) {
  const { name, spoken } = usePitchName(reading)(code);

  return (
    <Row {...rest}>
      <PitchMark code={code} />
      {name ? <span>{name}</span> : <VisuallyHidden>{spoken}</VisuallyHidden>}
    </Row>
  );
}

const Row = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  white-space: nowrap;
`;
