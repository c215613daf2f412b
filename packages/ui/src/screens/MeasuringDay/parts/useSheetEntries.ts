import { type MeasureItem, memberName } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { EntryColumn, EntryRow } from "../../../components/EntryGrid/parts/entry.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { betterText } from "../../../copy/team/settings.ts";
import { useSameList } from "./useSameList.ts";

/** Items and players as the grid names them; the same objects while they are the same. */
export function useSheetEntries(items: readonly MeasureItem[], players: readonly SheetPlayer[]) {
  const { formatMessage } = useIntl();
  const members = useSameList(players.map(({ member }) => member));

  const columns = useMemo(
    () =>
      items.map(
        ({ id, name, unit, better, lowest, highest, decimals }): EntryColumn => ({
          id: String(id),
          label: name,
          unit,
          caption: formatMessage(betterText[better]),
          decimals: decimals === 0 ? 0 : 1,
          min: lowest ?? undefined,
          max: highest ?? undefined,
        }),
      ),
    [items, formatMessage],
  );
  const entries = useMemo(
    () =>
      members.map(
        (member): EntryRow => ({
          id: String(member.id),
          label: memberName(member),
          detail: formatMessage(gradeText[member.grade]),
        }),
      ),
    [members, formatMessage],
  );
  return { columns, entries };
}
