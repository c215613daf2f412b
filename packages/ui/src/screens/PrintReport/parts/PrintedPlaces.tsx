import type { BattingAiStats, PitchingAiStats } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { battingLooks, type FigureLook, figureValue, pitchingLooks } from "../../../charts/AiStats/figureLook.ts";
import { placeOf } from "../../../charts/PercentileTrack/standing.ts";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { battingFigureText, pitchingFigureText } from "../../../copy/analyzer/aiStats.ts";
import { printReportText, printReportValueText } from "../../../copy/analyzer/printReport.ts";
import { percentileValueText } from "../../../copy/charts/percentile.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";

type PrintedPlacesProps = {
  batting: BattingAiStats;
  pitching: PitchingAiStats;
  /** 性別が未回答で、比べる相手を選べない。 */
  isGenderUnknown: boolean;
};

/** 同じ学年の選手の中での位置。比べられるものだけ。何人と、全国の選手も入れて比べたかを言う。 */
export function PrintedPlaces({ batting, pitching, isGenderUnknown }: PrintedPlacesProps) {
  const { formatMessage } = useIntl();
  const { typeWord, ballWord } = useBattingWords();
  const places = [...batting.stats.places, ...pitching.stats.places];
  const isMeasured = places.some(({ reading }) => reading.enough);
  const rows = [
    ...batting.stats.places.flatMap(({ figure, reading }) =>
      rowOf("batting", figure, formatMessage(battingFigureText[figure]), reading, battingLooks[figure]),
    ),
    ...pitching.stats.places.flatMap(({ figure, reading }) =>
      rowOf("pitching", figure, formatMessage(pitchingFigureText[figure]), reading, pitchingLooks[figure]),
    ),
  ].slice(0, mostRows);

  return (
    <PrintSection
      title={formatMessage(printReportText.places)}
      caption={formatMessage(printReportValueText.placesNote, {
        type: typeWord(batting.batting_type),
        ball: ballWord(batting.ball),
      })}
    >
      {rows.length === 0 ? (
        <p>{formatMessage(printReportText[isGenderUnknown && isMeasured ? "noGender" : "noPlaces"])}</p>
      ) : (
        <>
          <ul>
            {rows.map(({ id, name, value, unit, place }) => (
              <Row key={id}>
                <span>{name}</span>
                <span>
                  <Value>{value}</Value> {unit}
                </span>
                <Drawing
                  viewBox="0 0 120 24"
                  role="img"
                  aria-label={formatMessage(percentileValueText.place, { place })}
                >
                  <path d="M10 12H110" />
                  <Band d="M35 6h50v12h-50z" />
                  <path d={strokes} />
                  <Plate transform={`translate(${10 + place} 0)`} d="M-12 2h24v13l-12 8-12-8z" />
                  <Place x={10 + place} y={14}>
                    {place}
                  </Place>
                </Drawing>
              </Row>
            ))}
          </ul>
          <p>
            {formatMessage(printReportText.band)}
            {peersWords("batting", batting.nationwide)}
            {peersWords("pitching", pitching.nationwide)}
          </p>
        </>
      )}
    </PrintSection>
  );

  function peersWords(mode: "batting" | "pitching", isNationwide: boolean): string {
    const peers = rows.filter((row) => row.mode === mode).map((row) => row.peers);
    if (peers.length === 0) return "";
    const [fewest, most] = [Math.min(...peers), Math.max(...peers)];
    return formatMessage(printReportValueText[isNationwide ? "peersNationwide" : "peers"], {
      mode: formatMessage(printReportText[mode]),
      count: fewest === most ? `${most}` : `${fewest}〜${most}`,
    });
  }
}

type Reading = BattingAiStats["stats"]["places"][number]["reading"];

function rowOf(mode: "batting" | "pitching", id: string, name: string, reading: Reading, look: FigureLook) {
  if (!reading.enough || !reading.place.enough || reading.place.basis !== "peers") return [];
  const value = `${look.sign ?? ""}${decimal(figureValue(reading.value, look), 1)}`;
  const { place, peers } = reading.place;
  return [{ mode, id, name, value, unit: look.unit, place: placeOf(place), peers }];
}

const mostRows = 6;
const strokes = Array.from({ length: 8 }, (_, at) => `M${35 + at * 6} 18l8 -12`).join("");

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${token("cell-s")};
  align-items: center;
  gap: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line-2")};
`;

const Value = styled.b`
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
`;

const Drawing = styled.svg`
  width: 100%;
  height: ${token("sp-7")};
  stroke: currentColor;
`;

const Band = styled.path`
  fill: white;
`;

const Plate = styled.path`
  fill: currentColor;
`;

const Place = styled.text`
  fill: white;
  stroke: none;
  font-family: ${token("font-num")};
  font-size: ${token("fs-caption")};
  text-anchor: middle;
`;
