import type { EventDraft } from "../contract/events/eventFields.ts";
import { noticeLimits } from "../noticeLimits.ts";
import { graphemeCount, graphemesOf } from "../vocabulary/text.ts";
import { changeLines } from "./changeLines.ts";
import { dateText, dateTimeText, planText, spanText } from "./eventWords.ts";

export type EventChange = {
  kind: "created" | "changed" | "cancelled";
  /** The event as it was; only of a change. */
  before?: EventDraft;
  event: EventDraft;
  /** Occurrences that it is about; 1 for a single event. `event` is the first. */
  count: number;
  /** 理由 of a cancellation. */
  reason?: string;
  /** What the coach adds; "" for nothing. */
  message: string;
};

/** The notice that tells everybody invited of an event, its change or its cancellation (EV-2), within `noticeLimits`. */
export function eventNotice(change: EventChange): { title: string; body: string } {
  const { kind, event, count, message } = change;
  const others = count > 1 ? `ほか${count - 1}回　` : "";
  const title = `【${headings[kind]}】${dateText(event.starts_at)}${others}${event.title}`;
  return {
    title: graphemesOf(title).slice(0, noticeLimits.titleMax).join(""),
    body: bodyOf(lines[kind](change), message),
  };
}

const headings = { created: "お知らせ", changed: "変更", cancelled: "中止" } as const;

const lines: Record<EventChange["kind"], (change: EventChange) => string[]> = {
  created: ({ event, count }) => [
    ...detailLines(event),
    ...(count > 1 ? [`毎週同じ時刻に、このあと${count - 1}回あります。`] : []),
    "出欠をお知らせください。",
  ],
  changed: ({ before, event, count }) => {
    const changes = before ? changeLines(before, event) : [];
    return [
      ...(changes.length > 0 ? changes : detailLines(event)),
      ...(count > 1 ? [`このあとの${count - 1}回も同じように変わります。`] : []),
    ];
  },
  cancelled: ({ event, count, reason }) => [
    `${spanText(event)}の「${event.title}」${count > 1 ? `と、このあとの${count - 1}回` : ""}は中止になりました。`,
    ...(reason ? [`理由：${reason}`] : []),
    ...(event.cars ? ["車の乗り合わせも取り消します。"] : []),
  ],
};

function detailLines(event: EventDraft): string[] {
  const { place, meeting_place, opponent, bring, if_rain, deadline } = event;
  const named = { 場所: place, 集合場所: meeting_place, 相手: opponent, 持ち物: bring, 雨の場合: if_rain };
  return [
    planText(event),
    ...Object.entries(named).flatMap(([name, text]) => (text === "" ? [] : [`${name}：${text}`])),
    ...(deadline === null ? [] : [`出欠の締め切り：${dateTimeText(deadline)}`]),
  ];
}

/** The coach's message always stands whole; of the lines before it, the last ones give way. */
function bodyOf(details: readonly string[], message: string): string {
  const body = [details.join("\n"), message].filter((part) => part !== "").join("\n\n");
  return graphemeCount(body) <= noticeLimits.bodyMax ? body : bodyOf(details.slice(0, -1), message);
}
