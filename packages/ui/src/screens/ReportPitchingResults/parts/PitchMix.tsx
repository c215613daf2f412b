import type { PitchingDays, PitchReading } from "@kyuseki/domain";
import type { CSSProperties } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { pitchMarks } from "../../../components/PitchLabel/pitchMarks.ts";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { pitchingResultsValueText } from "../../../copy/analyzer/reportPitching.ts";
import { chartColors } from "../../../tokens/chartColors.ts";
import { media, token } from "../../../tokens/theme.ts";

/** その日の球種の割合を一本の棒で。広いところには略号も書く。 */
export function PitchMix({ mix, reading }: { mix: PitchingDays["rows"][number]["mix"]; reading: PitchReading }) {
  const { formatMessage } = useIntl();
  const pitchName = usePitchName(reading);
  const ordered = mix.toSorted((a, b) => a.code - b.code);
  const total = mix.reduce((sum, { count }) => sum + count, 0);
  const said = ordered.map(({ code, count }) =>
    formatMessage(pitchingResultsValueText.mixPart, { pitch: pitchName(code).spoken, count }),
  );

  return (
    <Bar role="img" aria-label={said.join("、")} title={said.join("・")}>
      {ordered.map(({ code, count }) => (
        <Share key={code} style={widthOf(count)}>
          <Fill data-color={pitchMarks[code].color} />
          <Letters>{count >= total * writtenFrom ? pitchName(code).letters : ""}</Letters>
        </Share>
      ))}
    </Bar>
  );
}

/** React's style type lacks custom properties. */
const widthOf = (count: number) => ({ "--count": count }) as CSSProperties;

/** A narrower segment has no room for two letters. */
const writtenFrom = 0.09;

const Bar = styled.span`
  display: flex;
  gap: ${token("rule")};
  min-width: ${token("cell-m")};

  @media ${media.mobile} {
    min-width: 0;
  }
`;

const Share = styled.span`
  flex: var(--count) 1 0;
  min-width: ${token("rule")};
  text-align: center;
`;

const Fill = styled.i`
  display: block;
  height: ${token("sp-5")};
  border-radius: ${token("r-xs")};

  ${chartColors.map((color) => `&[data-color="${color}"] { background: ${token(color)}; }`).join("\n")}
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
`;

const Letters = styled.small`
  display: block;
  min-height: ${token("sp-4")};
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};
`;
