import type { Lack } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { aiStatsValueText, countUnitText } from "../../copy/analyzer/aiStats.ts";
import { media, token } from "../../tokens/theme.ts";

export type InsufficientDataProps = {
  lack: Lack;
  /** 何が数に入り、何が見られるか。 */
  note: string;
  /** 図のない小さな区画では、数と言葉を横に並べる。 */
  layout?: "panel" | "row";
};

/** まだ足りない統計の場所。いくつあって、あといくつで見られるか。 */
export function InsufficientData({ lack: { of, have, need }, note, layout = "panel" }: InsufficientDataProps) {
  const { formatMessage } = useIntl();
  const unit = formatMessage(countUnitText[of]);
  const missing = Math.max(1, Math.ceil(need - have));

  return (
    <Place data-layout={layout}>
      <Held>
        <Count>
          {formatMessage(aiStatsValueText.have, {
            have,
            need,
            unit,
            n: (words) => <Have key="have">{words}</Have>,
            u: (words) => <Unit key="unit">{words}</Unit>,
          })}
        </Count>
        <Dots aria-hidden="true">
          {Array.from({ length: need }, (_, at) => at + 1).map((dot) => (
            <Dot key={dot} data-filled={dot <= need - missing || undefined} />
          ))}
        </Dots>
      </Held>
      <Words>
        <strong>{formatMessage(aiStatsValueText.missing, { count: missing, unit })}</strong>
        <Note>{note}</Note>
      </Words>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  align-content: center;
  justify-items: center;
  height: 100%;
  min-height: ${token("chart-s")};
  text-align: center;

  &[data-layout="row"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token("sp-3")} ${token("sp-6")};
    align-content: start;
    min-height: 0;
    text-align: start;
  }
`;

/** How many there are of how many. */
const Held = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  justify-items: center;

  [data-layout="row"] > & {
    justify-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token("sp-1")};
  justify-items: center;

  [data-layout="row"] > & {
    flex: 1 1 18em;
    justify-items: start;
  }
`;

const Note = styled.p`
  max-width: 28em;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

const Unit = styled.small`
  font-family: ${token("font-sans")};
  font-size: ${token("fs-small")};
`;

const Have = styled.b`
  font-size: ${token("fs-num-xl")};
  font-weight: ${token("fw-num-xl")};
`;

const Count = styled.span`
  font-family: ${token("font-num")};
  font-feature-settings: "tnum", "lnum";
  font-size: ${token("fs-num-m")};
  line-height: 1;
  word-spacing: 0.15em;
`;

/** Ten dots to a line. */
const Dots = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token("sp-2")};
  max-width: calc(10 * ${token("sp-3")} + 9 * ${token("sp-2")});
`;

const Dot = styled.i`
  width: ${token("sp-3")};
  height: ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-full")};

  &[data-filled] {
    border-color: ${token("primary")};
    background: ${token("primary")};
  }
  @media ${media.forcedColors} {
    &[data-filled] {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
  }
`;
