import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { painText, painValueText } from "../../copy/practice/pain.ts";
import { shortDate } from "../../format/date.ts";
import { media, token } from "../../tokens/theme.ts";
import { bodyPlaces } from "./bodyPlaces.ts";
import { type Pain, usePainWords } from "./usePainWords.ts";

export type PainReportProps = Omit<ComponentPropsWithRef<"section">, "children"> & {
  pain: Pain & {
    /** 本人の言葉（「投げたあと」）。なければ空。 */
    note: string;
    /** 同じところの、前の記録。 */
    before: { date: string; pain: number } | null;
  };
};

/** 本人が記録した痛み。どこが、どのくらい。診断はしない。 */
export function PainReport({ pain, ...rest }: PainReportProps) {
  const { formatMessage } = useIntl();
  const { placeOf, painOf } = usePainWords();
  const { part, side, note, before } = pain;

  return (
    <Frame aria-label={painOf(pain)} {...rest}>
      <Figure viewBox="0 0 48 96" aria-hidden="true">
        <Outline d={outline} />
        {part !== null && bodyPlaces(part, side).map(({ x, y }) => <Place key={x} cx={x} cy={y} r="4.5" />)}
      </Figure>
      <Words>
        <Head>
          <Where>{placeOf(pain)}</Where>
          {note && <Note>{note}</Note>}
        </Head>
        <Degrees role="img" aria-label={formatMessage(painValueText.degree, { pain: pain.pain })}>
          {degrees.map((degree) => (
            <Degree key={degree} data-on={degree <= pain.pain || undefined} />
          ))}
        </Degrees>
        <Sentence>
          <Level>{pain.pain}</Level>
          {" / 10 "}
          {before && formatMessage(painValueText.before, { date: shortDate(before.date), pain: before.pain })}
          {formatMessage(painText.ask)}
        </Sentence>
      </Words>
    </Frame>
  );
}

const degrees = Array.from({ length: 10 }, (_, index) => index + 1);
/** Head, trunk, arms, legs. */
const outline =
  "M24 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M15 24h18v28h-18zM15 25l-6 14-4 15M33 25l6 14 4 15M19 52l-1 40M29 52l1 40";

const Frame = styled.section`
  display: flex;
  align-items: center;
  gap: ${token("sp-4")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("warn-mark")};
  border-radius: ${token("r-m")};
  background: ${token("warn-soft")};
`;

const Figure = styled.svg`
  flex: none;
  width: ${token("sp-8")};
  height: calc(2 * ${token("sp-8")});
`;

const Outline = styled.path`
  fill: none;
  stroke: ${token("ink-3")};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Place = styled.circle`
  fill: ${token("danger")};

  @media ${media.forcedColors} {
    fill: Highlight;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("sp-1")};
  min-width: 0;
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-4")};
  overflow-wrap: anywhere;
`;

const Where = styled.b`
  font-weight: ${token("fw-h3")};
`;

const Note = styled.span`
  color: ${token("warn")};
  font-size: ${token("fs-small")};
  font-weight: ${token("fw-label")};
`;

const Degrees = styled.p`
  display: flex;
  gap: ${token("rule")};
  max-width: ${token("cell-l")};
  padding-block: ${token("sp-1")};
`;

const Degree = styled.i`
  flex: 1;
  height: ${token("sp-2")};
  border: ${token("hairline")} solid ${token("warn")};
  border-radius: ${token("r-xs")};
  background: ${token("surface")};

  &[data-on] {
    background: ${token("warn-mark")};
  }
  @media ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;

    &[data-on] {
      background: CanvasText;
    }
  }
`;

const Sentence = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  word-break: auto-phrase;
`;

const Level = styled.b`
  color: ${token("ink")};
  font-family: ${token("font-num")};
  font-size: ${token("fs-body-lg")};
`;
