import type { ProviderEventSummary, TeamEventSummary } from "@kyuseki/domain";
import { type EventLists, listedEvents } from "./listedEvents.ts";

/** 2026年11月20日（金） 19:40。 */
export const nowS = Date.parse("2026-11-20T10:40:00Z") / 1000;

type Sketch = Partial<TeamEventSummary> & Pick<TeamEventSummary, "event_id" | "title" | "starts_at" | "ends_at">;

export const teamEvent = (sketch: Sketch): TeamEventSummary => ({
  kind: "practice",
  state: "planned",
  all_day: false,
  meets_at: null,
  place: "青葉台小学校 校庭",
  audience: "全員",
  capacity: null,
  deadline: null,
  repeats: false,
  invited: 24,
  coming: 24,
  unanswered: 0,
  ...sketch,
});

const providerEvent = (
  sketch: Partial<ProviderEventSummary> &
    Pick<ProviderEventSummary, "provider_event_id" | "title" | "starts_at" | "ends_at">,
): ProviderEventSummary => ({
  all_day: false,
  place: "オンライン",
  target: "指導者",
  capacity: null,
  applied: 0,
  own: 0,
  apply_until: null,
  ...sketch,
});

const weekday = (event_id: number, day: string): TeamEventSummary =>
  teamEvent({
    event_id,
    title: "平日練習",
    repeats: true,
    starts_at: `${day}T08:30:00Z`,
    ends_at: `${day}T10:30:00Z`,
    coming: 19,
    unanswered: 3,
  });

const team: readonly TeamEventSummary[] = [
  teamEvent({
    event_id: 41,
    title: "練習試合",
    kind: "game",
    starts_at: "2026-11-08T00:00:00Z",
    ends_at: "2026-11-08T04:00:00Z",
    place: "市民球場",
    coming: 20,
  }),
  teamEvent({
    event_id: 51,
    title: "練習試合（2試合）",
    kind: "game",
    meets_at: "2026-11-21T22:15:00Z",
    starts_at: "2026-11-22T00:00:00Z",
    ends_at: "2026-11-22T06:00:00Z",
    place: "第2グラウンド 三塁側",
    audience: "中学・高校",
    capacity: 13,
    deadline: "2026-11-22T00:00:00Z",
    invited: 13,
    coming: 11,
    unanswered: 2,
  }),
  weekday(52, "2026-11-24"),
  teamEvent({
    event_id: 53,
    title: "河川敷の清掃",
    kind: "other",
    state: "cancelled",
    all_day: true,
    starts_at: "2026-11-25T15:00:00Z",
    ends_at: "2026-11-26T15:00:00Z",
    place: "多摩川 河川敷",
    coming: 8,
    unanswered: 16,
  }),
  teamEvent({
    event_id: 54,
    title: "練習試合",
    kind: "game",
    starts_at: "2026-11-28T00:00:00Z",
    ends_at: "2026-11-28T03:00:00Z",
    place: "北野小 校庭",
    audience: "小学",
    deadline: "2026-11-26T09:00:00Z",
    invited: 11,
    coming: 5,
    unanswered: 6,
  }),
  weekday(55, "2026-12-01"),
  teamEvent({
    event_id: 56,
    title: "打撃クリニック",
    kind: "other",
    starts_at: "2026-12-12T01:00:00Z",
    ends_at: "2026-12-12T04:00:00Z",
    place: "青葉台室内練習場",
    audience: "小4〜小6",
    capacity: 12,
    deadline: "2026-12-08T14:59:00Z",
    invited: 14,
    coming: 12,
  }),
];

const provider: readonly ProviderEventSummary[] = [
  providerEvent({
    provider_event_id: 3,
    title: "冬の測定会",
    starts_at: "2026-11-28T01:00:00Z",
    ends_at: "2026-11-28T06:00:00Z",
    place: "市民体育館 第1アリーナ",
    target: "小学生・中学生",
    capacity: 24,
    applied: 18,
    own: 6,
    apply_until: "2026-11-25T14:59:00Z",
  }),
  providerEvent({
    provider_event_id: 4,
    title: "指導者講習：投球数と休養",
    starts_at: "2026-12-05T04:00:00Z",
    ends_at: "2026-12-05T06:00:00Z",
    capacity: 100,
    applied: 86,
    apply_until: "2026-12-04T03:00:00Z",
  }),
];

export const lists: EventLists = { team, provider };
export const events = listedEvents(lists);
