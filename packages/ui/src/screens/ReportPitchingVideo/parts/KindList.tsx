import type { PitchCode, PitchReading } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PitchLabel } from "../../../components/PitchLabel/PitchLabel.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { pitchingVideoText, reportVideoValueText } from "../../../copy/analyzer/reportVideo.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { media, token } from "../../../tokens/theme.ts";
import { type DayPitch, kindsOf } from "./dayPitches.ts";

export type KindListProps = {
  pitches: readonly DayPitch[];
  reading: PitchReading;
  /** null はすべて。 */
  value: PitchCode | null;
  /** なければ、選べない一覧。 */
  onChange?: (kind: PitchCode | null) => void;
};

/** この日の球種と、球数と平均。ひとつ選ぶか、すべて。 */
export function KindList({ pitches, reading, value, onChange }: KindListProps) {
  const { formatMessage } = useIntl();
  const pressed = (kind: PitchCode | null) =>
    onChange
      ? ({ type: "button", "aria-pressed": value === kind, onClick: () => onChange(kind) } as const)
      : ({ as: "div" } as const);

  return (
    <List role="group" aria-label={formatMessage(pitchingVideoText.kinds)}>
      <Kind {...pressed(null)}>
        <b>{formatMessage(pitchingVideoText.every)}</b>
        <Count>{formatMessage(reportVideoValueText.pitches, { count: pitches.length })}</Count>
        <Remark>{formatMessage(pitchingVideoText.meanKmh)}</Remark>
      </Kind>
      {kindsOf(pitches).map(({ code, count, mean }) => (
        <Kind key={code} {...pressed(code)}>
          <PitchLabel code={code} reading={reading} />
          <Count>{formatMessage(reportVideoValueText.pitches, { count })}</Count>
          <UnitNumber value={mean} />
        </Kind>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  align-content: start;
`;

const Kind = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  min-height: ${token("touch")};
  padding: ${token("sp-1")} ${token("sp-2")};
  border: ${token("hairline")} solid transparent;
  border-block-end-color: ${token("line")};
  border-radius: 0;
  background: none;
  color: inherit;
  font-size: ${token("fs-small")};
  text-align: start;

  & > :first-child {
    flex: 1;
  }
  &[aria-pressed]:hover {
    background: ${token("surface-2")};
  }
  &[aria-pressed="true"] {
    border-color: ${token("primary")};
    border-radius: ${token("r-s")};
    background: ${token("primary-soft")};
  }
  @media ${media.forcedColors} {
    &[aria-pressed="true"] {
      border: ${token("rule")} solid Highlight;
    }
  }
`;

const Count = styled.span`
  color: ${token("ink-2")};
  font-feature-settings: "tnum";
`;
