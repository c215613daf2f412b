import { useIntl } from "react-intl";
import styled from "styled-components";
import { boardValueText, submissionText } from "../../copy/controls/statPanel.ts";
import { media, token } from "../../tokens/theme.ts";
import { lateFrom, tileLooks } from "./NameTile.tsx";

/** 札の形の意味。区画の見出しの右に置く。 */
export function LineupLegend() {
  const { formatMessage } = useIntl();

  return (
    <Legend>
      <Meaning data-state="on">{formatMessage(submissionText.submitted)}</Meaning>
      <Meaning data-state="waiting">{formatMessage(submissionText.waiting)}</Meaning>
      <Meaning data-state="late">{formatMessage(boardValueText.lateSince, { days: lateFrom })}</Meaning>
    </Legend>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")} ${token("sp-3")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;

const Meaning = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  white-space: nowrap;

  &::before {
    content: "";
    width: ${token("sp-3")};
    height: ${token("sp-3")};
    border: ${token("hairline")} solid ${token("primary")};
    border-radius: ${token("r-xs")};
    background: ${tileLooks.on.ground};
  }
  &[data-state="waiting"]::before {
    border: ${token("hairline")} dashed ${tileLooks.waiting.edge};
    background: none;
  }
  &[data-state="late"]::before {
    border-color: ${tileLooks.late.edge};
    background: ${tileLooks.late.ground};
  }
  @media ${media.forcedColors} {
    &[data-state="on"]::before {
      border-width: ${token("rule")};
    }
    &[data-state="late"]::before {
      border: ${token("edge")} double;
    }
  }
`;
