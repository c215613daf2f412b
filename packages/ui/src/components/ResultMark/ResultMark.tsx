import { type BattingResultCode, battingResults } from "@kyuseki/domain";
import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { battingResultText } from "../../copy/analyzer/ballNames.ts";
import { token } from "../../tokens/theme.ts";
import { SymbolMark } from "../PitchLabel/SymbolMark.tsx";
import { resultMarks } from "./resultMarks.ts";

export type ResultMarkProps = Omit<ComponentPropsWithRef<"span">, "children"> & { code: BattingResultCode };

/** 打撃の結果を、記号と言葉で示す。 */
export function ResultMark({ code, ...rest }: ResultMarkProps) {
  const { formatMessage } = useIntl();

  return (
    <Row {...rest}>
      <SymbolMark {...resultMarks[code]} />
      {formatMessage(battingResultText[battingResults[code]])}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
  white-space: nowrap;
`;
