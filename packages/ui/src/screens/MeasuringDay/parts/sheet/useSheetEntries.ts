import { type MeasureItem, memberName } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { EntryColumn, EntryRow } from "../../../../components/EntryGrid/parts/entry.ts";
import { attendanceText } from "../../../../copy/events/attendance.ts";
import { gradeText } from "../../../../copy/members/person.ts";
import { measuringText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";
import { betterText } from "../../../../copy/team/settings.ts";
import { useSameList } from "./useSameList.ts";

/** Items and players as the grid names them; the same objects while they are the same. */
export function useSheetEntries(items: readonly MeasureItem[], players: readonly SheetPlayer[], hasEvent: boolean) {
  const { formatMessage } = useIntl();
  const members = useSameList(players.map(({ member }) => member));
  const answers = useSameList(players.map(({ row }) => row.attendance));

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
      members.map((member, at): EntryRow => {
        const attendance = answers[at] ?? null;
        const mark = hasEvent ? attendanceMark[attendance ?? "unanswered"] : null;
        const grade = formatMessage(gradeText[member.grade]);
        return {
          id: String(member.id),
          label: memberName(member),
          detail: mark ? formatMessage(measuringValueText.marked, { grade, mark: formatMessage(mark) }) : grade,
          ...((attendance === "absent" || attendance === "not_invited") && { isAway: true }),
        };
      }),
    [members, answers, hasEvent, formatMessage],
  );
  return { columns, entries };
}

/** What stands beside the grade; who comes needs no word. */
const attendanceMark = {
  ...attendanceText,
  coming: null,
  unanswered: measuringText.unanswered,
  not_invited: measuringText.notInvited,
} as const;
