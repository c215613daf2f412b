import type { Better } from "../vocabulary/measureItem.ts";
import type { FigureReading } from "./figureReading.ts";
import { type Guide, type Place, placeOf, valuesOf } from "./peers.ts";
import type { Stat } from "./stat.ts";

/** A figure of the player, and its place among the peers. */
export type PlacedFigure<Figure> = {
  figure: Figure;
  reading: Stat<{ value: number; balls: number; place: Stat<Place> }>;
};

type PlacesInput<Figure extends string> = {
  figures: readonly Figure[];
  readings: Record<Figure, FigureReading>;
  better: Record<Figure, Better | null>;
  peers: readonly { figures: Record<Figure, number | null> }[];
  guides: Partial<Record<Figure, Guide | null>>;
};

/** The player's value and its place, figure by figure (AI 1). */
export function placesOf<Figure extends string>({
  figures,
  readings,
  better,
  peers,
  guides,
}: PlacesInput<Figure>): PlacedFigure<Figure>[] {
  return figures.map((figure) => {
    const reading: FigureReading = readings[figure];
    if (!reading.enough) return { figure, reading };
    const guide = guides[figure] ?? null;
    const place = placeOf(reading.value, { peers: valuesOf(peers, figure), better: better[figure], guide });
    return { figure, reading: { ...reading, place } };
  });
}
