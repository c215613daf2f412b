import type { DateRange } from "@kyuseki/domain";
import type { PlacedFigure } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Panel } from "../../components/Panel/Panel.tsx";
import { aiLackText, aiStatsText, aiStatsValueText } from "../../copy/analyzer/aiStats.ts";
import { dayCount, shortRange } from "../../format/calendar.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import type { PercentileItem } from "../PercentileTrack/PercentileRow.tsx";
import { PercentileTrack } from "../PercentileTrack/PercentileTrack.tsx";
import { FiguresWithoutPlace } from "./FiguresWithoutPlace.tsx";
import { type FigureLook, figureValue } from "./figureLook.ts";

export type AiPlacesProps<Figure extends string> = {
  places: readonly PlacedFigure<Figure>[];
  nameOf: (figure: Figure) => string;
  looks: Record<Figure, FigureLook>;
  /** 期間と、その球数。 */
  range: DateRange;
  balls: number;
  /** 誰と比べるか。「中2・女・ティー・軟式」。 */
  among: string;
  /** 性別が未回答で、比べる相手を選べない。 */
  isGenderUnknown: boolean;
};

/** 同じ学年と性別の選手の中での位置。人が足りなければ、出典のある目安か、何も言わない。 */
export function AiPlaces<Figure extends string>(props: AiPlacesProps<Figure>) {
  const { places, nameOf, looks, range, balls, among, isGenderUnknown } = props;
  const { formatMessage } = useIntl();

  const short = places.filter(({ reading }) => reading.enough && !reading.place.enough);
  const basisWords = formatMessage(aiStatsValueText.basis, {
    balls,
    dates: shortRange(range),
    days: dayCount(range),
  });
  const items = places
    .filter((place) => !short.includes(place))
    .map(({ figure, reading }): PercentileItem => {
      const look = looks[figure];
      const item = {
        id: figure,
        name: nameOf(figure),
        unit: look.unit,
        digits: 1,
        sign: look.sign,
      } as const;
      if (!reading.enough) {
        const missing = reading.of === "days" ? formatMessage(aiLackText.late) : reading.need - reading.have;
        return { ...item, value: null, percentile: null, missing };
      }
      const { place } = reading;
      const value = figureValue(reading.value, look);
      if (!place.enough) return { ...item, value, percentile: null };
      if (place.basis === "guide") {
        const guide = `${decimal(place.guide.value, 1)} ${look.unit}`;
        return { ...item, note: formatMessage(aiStatsValueText.guide, { value: guide }), value, percentile: null };
      }
      return {
        ...item,
        note: formatMessage(aiStatsValueText.peers, { count: place.peers }),
        value,
        percentile: place.place,
        neutral: !place.hasBetterSide,
      };
    });

  return (
    <Panel title={formatMessage(aiStatsText.places)} caption={`${among}・${formatMessage(aiStatsText.placesNote)}`}>
      <Places>
        {items.length > 0 && <PercentileTrack items={items} basis={basisWords} />}
        {short.length > 0 && (
          <FiguresWithoutPlace
            figures={short.flatMap(({ figure, reading }) => {
              if (!reading.enough || reading.place.enough) return [];
              const look = looks[figure];
              const value = figureValue(reading.value, look);
              return [{ name: nameOf(figure), value, look, peers: reading.place.have, need: reading.place.need }];
            })}
            basis={items.length === 0 ? basisWords : null}
            isGenderUnknown={isGenderUnknown}
          />
        )}
      </Places>
    </Panel>
  );
}

/** Rows fill the panel's height. */
const Places = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-4")};
  height: 100%;

  & > * {
    flex: auto;
  }
`;
