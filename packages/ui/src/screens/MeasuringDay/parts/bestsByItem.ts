import type { MeasureItem, MeasuringSheet, Member } from "@kyuseki/domain";
import { newBests, type SheetPlayer } from "@kyuseki/domain/measuringDays";

export type PlayerBest = { member: Member; value: number; gain: number };

/** The new bests of a sheet by item, in the sheet's order; the greatest gain first, of equal ones in the players' order. */
export function bestsByItem(
  sheet: Pick<MeasuringSheet, "items" | "rows">,
  players: readonly SheetPlayer[],
): { item: MeasureItem; people: PlayerBest[] }[] {
  const bests = newBests(sheet);
  return sheet.items
    .map((item) => ({
      item,
      people: players
        .flatMap(({ member }) =>
          (bests.get(member.id) ?? [])
            .filter((best) => best.item === item)
            .map(({ value, gain }) => ({ member, value, gain })),
        )
        .sort((a, b) => b.gain - a.gain),
    }))
    .filter(({ people }) => people.length > 0);
}
