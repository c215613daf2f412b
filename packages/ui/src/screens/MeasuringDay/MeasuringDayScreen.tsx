import type { MeasureItem, MeasuringDay, Member } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FailedPanel } from "../../components/Panel/FailedPanel.tsx";
import { measuringDaysText, measuringDaysValueText } from "../../copy/practice/measuringDay.ts";
import { monthDay } from "../../format/date.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import { DayList, type DayListProps } from "./parts/DayList.tsx";
import { type DayBegin, type DayValues, dayValuesOf, newDayValues } from "./parts/dayValues.ts";
import { OpenDay } from "./parts/OpenDay.tsx";
import type { OpenDayProps } from "./parts/openDayProps.ts";
import { fetchDayDialog } from "./parts/parts.ts";
import { SheetSkeleton } from "./parts/sheet/SheetSkeleton.tsx";
import type { SaveDay } from "./parts/useDayForm.ts";

export type { DayBegin, DayValues } from "./parts/dayValues.ts";
export type { CellSaving, MeasuringView } from "./parts/openDayProps.ts";

export type MeasuringDayScreenProps = Pick<
  DayListProps,
  "today" | "unsentOf" | "onStart" | "view" | "onViewChange" | "onExport"
> & {
  isManager: boolean;
  /** 新しい順。 */
  days: Loadable<readonly MeasuringDay[]>;
  items: Loadable<readonly MeasureItem[]>;
  members: Loadable<readonly Member[]>;
  /** 開いている測定会。なければ一覧を見せる。 */
  day: (Omit<OpenDayProps, "members" | "onEdit"> & { onEdit: SaveDay; onDelete: () => Promise<void> }) | null;
  /** 新しい測定会の書きかけ。 */
  draft: DayValues | null;
  onDraft: (values: DayValues | null) => void;
  /** 行事から始めるとき、はじめから入っている内容。 */
  begin: DayBegin | null;
  onRetry: () => void;
  loadPart: LoadPart;
};

/** 測定会の一覧と、ひとつの測定会の入力。 */
export function MeasuringDayScreen(props: MeasuringDayScreenProps) {
  const { isManager, today, days, items, members, day, draft, onDraft, begin, onStart, onRetry, loadPart } = props;
  const { formatMessage } = useIntl();
  const [isOpened, setFormOpen] = useState<boolean | null>(null);
  const isFormOpen = isOpened ?? begin !== null;
  const DayDialog = usePart(isFormOpen, {
    load: loadPart,
    fetchPart: fetchDayDialog,
    onMissing: () => setFormOpen(false),
  });
  const opened = day?.sheet.status === "ready" ? day.sheet.value.day : null;
  const failed = [items, members, ...(day ? [] : [days])].find(({ status }) => status === "failed");

  if (failed?.status === "failed") {
    return (
      <Page>
        <FailedPanel
          aria-label={formatMessage(measuringDaysText.title)}
          flush={false}
          code={failed.code}
          onRetry={onRetry}
        />
      </Page>
    );
  }
  if (items.status !== "ready" || members.status !== "ready" || (!day && days.status !== "ready")) {
    return <SheetSkeleton />;
  }
  const newName = formatMessage(measuringDaysValueText.newName, { date: monthDay(today) });
  // What was typed for another event, or for none, is not of this one.
  const own = begin && draft?.event_id !== begin.event_id ? null : draft;
  const lastDay = days.status === "ready" ? days.value[0] : undefined;

  return (
    <>
      {day ? (
        <OpenDay {...day} members={members.value} onEdit={() => setFormOpen(true)} />
      ) : (
        <DayList
          {...props}
          days={days.status === "ready" ? days.value : []}
          items={items.value}
          onNew={() => setFormOpen(true)}
        />
      )}
      {DayDialog && (opened || !day) && (
        <DayDialog
          key={opened?.id ?? `new ${begin?.event_id}`}
          day={opened}
          today={today}
          items={items.value}
          first={
            opened
              ? dayValuesOf(opened, items.value)
              : (own ?? newDayValues(items.value, lastDay, today, newName, begin))
          }
          onDraft={opened ? undefined : onDraft}
          onSave={
            day?.onEdit ??
            (async (started) => {
              await onStart(started);
              onDraft(null);
              return { outcome: "saved" };
            })
          }
          onDelete={isManager ? day?.onDelete : undefined}
          onClose={() => setFormOpen(false)}
        />
      )}
    </>
  );
}
