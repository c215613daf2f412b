import type { PitchCode, PitchReading } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PitchLabel } from "../../components/PitchLabel/PitchLabel.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { pitchingVideoText, reportVideoValueText } from "../../copy/reportVideo.ts";
import { media, token } from "../../tokens/theme.ts";
import { type DayPitch, kindsOf } from "./dayPitches.ts";

export type KindListProps = {
  pitches: readonly DayPitch[];
  reading: PitchReading;
  /** null はすべて。 */
  value: PitchCode | null;
  onChange: (kind: PitchCode | null) => void;
};

/** この日の球種と、球数と平均。ひとつ選ぶか、すべて。 */
export function KindList({ pitches, reading, value, onChange }: KindListProps) {
  const { formatMessage } = useIntl();

  return (
    <List role="group" aria-label={formatMessage(pitchingVideoText.kinds)}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        <b>{formatMessage(pitchingVideoText.every)}</b>
        <span>{formatMessage(reportVideoValueText.pitches, { count: pitches.length })}</span>
        <small>{formatMessage(pitchingVideoText.meanKmh)}</small>
      </button>
      {kindsOf(pitches).map(({ code, count, mean }) => (
        <button key={code} type="button" aria-pressed={value === code} onClick={() => onChange(code)}>
          <PitchLabel code={code} reading={reading} />
          <span>{formatMessage(reportVideoValueText.pitches, { count })}</span>
          <UnitNumber value={mean} />
        </button>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  align-content: start;

  & > button {
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
  }
  & > button > :first-child {
    flex: 1;
  }
  & > button > span:nth-child(2) {
    color: ${token("ink-2")};
    font-feature-settings: "tnum";
  }
  & > button:hover {
    background: ${token("surface-2")};
  }
  & > button[aria-pressed="true"] {
    border-color: ${token("primary")};
    border-radius: ${token("r-s")};
    background: ${token("primary-soft")};
  }
  & small {
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
  }
  @media ${media.forcedColors} {
    & > button[aria-pressed="true"] {
      border: ${token("rule")} solid Highlight;
    }
  }
`;
