import { keepCell, typeCell, type UnsentCell } from "@kyuseki/domain/measuringDays";
import { useCallback, useState } from "react";
import { MeasuringDayScreen, type MeasuringDayScreenProps } from "./MeasuringDayScreen.tsx";

/** For stories only: holds what is typed, as the app does; sends nothing. */
export function MeasuringDayHarness(props: MeasuringDayScreenProps) {
  const { day } = props;
  const [unsent, setUnsent] = useState(day?.unsent ?? []);
  const [view, setView] = useState(day?.view ?? { stage: null, item: null });
  const [list, setList] = useState(props.view);
  const [draft, setDraft] = useState(props.draft);
  const [sheet, setSheet] = useState(day?.sheet ?? { status: "loading" as const });
  const onKeep = day?.onKeep;
  // A stable function, as the app's is.
  const keep = useCallback(
    (cell: Place) => {
      onKeep?.(cell);
      setUnsent((before) => before.map((other) => (isSame(other, cell) ? keepCell(other) : other)));
    },
    [onKeep],
  );
  if (!day) {
    return (
      <MeasuringDayScreen
        {...props}
        view={list}
        onViewChange={(change) => {
          props.onViewChange(change);
          setList((before) => ({ ...before, ...change }));
        }}
        draft={draft}
        onDraft={(values) => {
          props.onDraft(values);
          setDraft(values);
        }}
      />
    );
  }
  const value = sheet.status === "ready" ? sheet.value : null;
  const turn = (closed_at: string | null) =>
    value && setSheet({ status: "ready", value: { ...value, day: { ...value.day, closed_at } } });

  const typed = (before: readonly UnsentCell[], cell: Pick<UnsentCell, "member_id" | "item_id" | "text">) => {
    const at = value?.items.findIndex(({ id }) => id === cell.item_id) ?? -1;
    const row = value?.rows.find(({ member_id }) => member_id === cell.member_id);
    const item = value?.items[at];
    if (!row || !item) return before;
    const old = before.find((other) => isSame(other, cell));
    const next = typeCell(old, cell, row.values[at] ?? null, item, row.past[at] ?? { last: null, best: null });
    return [...before.filter((other) => other !== old), ...(next ? [next] : [])];
  };

  return (
    <MeasuringDayScreen
      {...props}
      day={{
        ...day,
        sheet,
        unsent,
        view,
        onViewChange: (change) => {
          day.onViewChange(change);
          setView((before) => ({ ...before, ...change }));
        },
        onType: (cells) => {
          day.onType(cells);
          setUnsent((before) => cells.reduce(typed, before));
        },
        onKeep: keep,
        onEnd: async () => {
          await day.onEnd();
          turn("2026-11-20T11:00:00Z");
        },
        onReopen: async () => {
          await day.onReopen();
          turn(null);
        },
      }}
    />
  );
}

type Place = Pick<UnsentCell, "member_id" | "item_id">;
const isSame = (one: Place, other: Place) => one.member_id === other.member_id && one.item_id === other.item_id;
