import type { DateRange } from "@kyuseki/domain";
import type { PlacedFigure } from "@kyuseki/domain/aiStats";
import { useIntl } from "react-intl";
import { Panel } from "../../components/Panel/Panel.tsx";
import { aiStatsText, aiStatsValueText } from "../../copy/analyzer/aiStats.ts";
import { dayCount, shortRange } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import type { PercentileItem } from "../PercentileTrack/PercentileRow.tsx";
import { PercentileTrack } from "../PercentileTrack/PercentileTrack.tsx";
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
};

/** 同じ学年と性別の選手の中での位置。人が足りなければ、出典のある目安か、何も言わない。 */
export function AiPlaces<Figure extends string>({ places, nameOf, looks, range, balls, among }: AiPlacesProps<Figure>) {
  const { formatMessage } = useIntl();

  const items = places.map(({ figure, reading }): PercentileItem => {
    const look = looks[figure];
    const item = {
      id: figure,
      name: nameOf(figure),
      unit: look.unit,
      digits: 1,
      sign: look.sign,
    } as const;
    if (!reading.enough) {
      const missing = reading.of === "days" ? {} : { missingBalls: reading.need - reading.have };
      return { ...item, value: null, percentile: null, ...missing };
    }
    const { place } = reading;
    const value = figureValue(reading.value, look);
    if (!place.enough) {
      const note = formatMessage(aiStatsValueText.fewPeers, { count: place.have, need: place.need });
      return { ...item, note, value, percentile: null };
    }
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
      <PercentileTrack
        items={items}
        basis={formatMessage(aiStatsValueText.basis, { balls, dates: shortRange(range), days: dayCount(range) })}
      />
    </Panel>
  );
}
