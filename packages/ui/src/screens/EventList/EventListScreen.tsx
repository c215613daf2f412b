import { useDeferredValue, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import type { CalendarFeedDialogProps } from "../../components/CalendarFeedDialog/CalendarFeedDialog.tsx";
import { type EventLists, listedEvents } from "../../components/EventRow/listedEvents.ts";
import { calendarIcon, calendarPlusIcon } from "../../components/Icon/icons.ts";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { type OnDevice, SavedOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { InformationTabs } from "../../components/Tabs/InformationTabs.tsx";
import { eventListText } from "../../copy/events/eventList.ts";
import { monthTitle } from "../../format/calendar.ts";
import { dayOf } from "../../format/date.ts";
import { ActionBar } from "../../layout/ActionBar/ActionBar.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { type LoadPart, usePart } from "../../state/usePart.ts";
import { media } from "../../tokens/theme.ts";
import { EventExport, type EventExportProps } from "./parts/EventExport.tsx";
import { EventFilters } from "./parts/EventFilters.tsx";
import { EventMonths } from "./parts/EventMonths.tsx";
import { EventsOfMonth } from "./parts/EventsOfMonth.tsx";
import { eventsAtTime, matchingEvents } from "./parts/matchingEvents.ts";
import { type EventListView, monthShown, noEventConditions } from "./view.ts";

export type EventListScreenProps = {
  /** `view` の日にかかる、チームと運営の行事。 */
  events: Loadable<EventLists>;
  /** 端末にある、行事への返事。数にはまだ入っていない。 */
  onDevice: OnDevice;
  nowS: number;
  view: EventListView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<EventListView>) => void;
  onRetry: () => void;
  /** 自分のカレンダーへの購読。窓を開くと読む。 */
  feed: Omit<CalendarFeedDialogProps, "onClose">;
  onOpenFeed: () => void;
  loadPart: LoadPart;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: EventExportProps["onExport"];
};

/** 行事の一覧と月の暦。チームと運営の行事を、これからと終わったものに分けて。 */
export function EventListScreen(props: EventListScreenProps) {
  const { events, nowS, view, onViewChange, onRetry, feed, onOpenFeed, loadPart, onExport } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const CalendarFeedDialog = usePart(isFeedOpen, {
    load: loadPart,
    fetchPart: fetchDialog,
    onMissing: () => setFeedOpen(false),
  });
  // Typing stays responsive with a long list.
  const { host, kind, q } = useDeferredValue(view);
  const { time, order } = view;
  const lists = events.status === "ready" ? events.value : null;
  const all = useMemo(() => (lists ? listedEvents(lists) : []), [lists]);
  const matching = useMemo(() => matchingEvents(all, { host, kind, q }), [all, host, kind, q]);
  const hits = useMemo(
    () => (view.look === "list" ? eventsAtTime(matching, { time, order }, nowS) : matching),
    [matching, view.look, time, order, nowS],
  );
  const month = monthShown(view, dayOf(nowS));
  const isFiltered = host !== "all" || kind !== null || q.trim() !== "";
  const title = view.look === "month" ? monthTitle(month) : formatMessage(eventListText[view.time]);
  const shared = {
    nowS,
    isFiltered,
    onClear: () => onViewChange(noEventConditions),
    footer: hits.length > 0 && (
      <EventExport events={hits} nowS={nowS} today={dayOf(nowS)} {...(onExport && { onExport })} />
    ),
  };
  const calendar = (
    <Button
      icon={calendarIcon}
      aria-haspopup="dialog"
      onClick={() => {
        onOpenFeed();
        setFeedOpen(true);
      }}
    >
      {formatMessage(eventListText.toCalendar)}
    </Button>
  );

  return (
    <Page>
      <InformationTabs current="event-list" />
      <EventFilters
        view={view}
        month={month}
        today={dayOf(nowS)}
        hits={lists && hits.length}
        onChange={(change) => onViewChange({ ...change, page: noEventConditions.page })}
        end={
          <>
            {calendar}
            <ButtonLink variant="primary" icon={calendarPlusIcon} href="/event-list/new">
              {formatMessage(eventListText.add)}
            </ButtonLink>
          </>
        }
      />
      <SavedOnDevice {...props.onDevice} />
      {events.status !== "ready" && <PanelFallback title={title} loadable={events} rows={6} onRetry={onRetry} />}
      {lists && view.look === "list" && (
        <EventMonths {...shared} events={hits} view={view} onViewChange={onViewChange} />
      )}
      {lists && view.look === "month" && <EventsOfMonth {...shared} month={month} events={hits} />}
      {isMobile && (
        <>
          <span>{calendar}</span>
          <ActionBar>
            <ButtonLink variant="primary" size="l" wide icon={calendarPlusIcon} href="/event-list/new">
              {formatMessage(eventListText.addLong)}
            </ButtonLink>
          </ActionBar>
        </>
      )}
      {CalendarFeedDialog && <CalendarFeedDialog {...feed} onClose={() => setFeedOpen(false)} />}
    </Page>
  );
}

const fetchDialog = async () =>
  (await import("../../components/CalendarFeedDialog/CalendarFeedDialog.tsx")).CalendarFeedDialog;
