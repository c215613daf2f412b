import type { Attendance, EventPitcher, TeamEvent } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { club, thousandPlayers } from "../../components/NoticeView/club.fixtures.ts";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { takePart } from "../../state/takePart.harness.ts";
import type { DutyDraft, TeamEventScreenProps } from "./teamEventProps.ts";

const at = (time: string) => new Date(`2026-11-${time}:00+09:00`).toISOString();

/** 22 hours before the deadline. */
export const nowS = Date.parse(at("20T20:00")) / 1000;

const attends = (member_id: number, sketch: Partial<Attendance> = {}): Attendance => ({
  member_id,
  family_id: member_id,
  answer: "coming",
  comment: "",
  answered_at: at("19T20:52"),
  late: false,
  changed_from: null,
  by: null,
  ...sketch,
});
const unanswered = { answer: null, answered_at: null } as const;

export const attendance: readonly Attendance[] = [
  attends(1053),
  attends(1054),
  attends(1055),
  attends(1056),
  attends(1057),
  attends(1058, unanswered),
  attends(1059),
  attends(1060, { answer: "absent", comment: "家の用事" }),
  attends(1061, { answer: "partly", comment: "10:00 から", by: "大野 直人" }),
  attends(1062, unanswered),
  attends(1063, { answer: "undecided", comment: "あす返事" }),
];

const pitcher = (member_id: number, sketch: Partial<EventPitcher>): EventPitcher => ({
  member_id,
  pitches: 70,
  day_limit: 70,
  week_pitches: 0,
  week_limit: 210,
  days_running: [],
  last_day: "2026-11-20",
  last_pitches: 0,
  barred: null,
  pain: null,
  ...sketch,
});

const elbow = {
  date: "2026-11-19",
  part: "elbow",
  side: "R",
  pain: 3,
  note: "",
  member: { id: 1056, last_name: "大塚", first_name: "奏太", grade: "e5" },
} as const satisfies EventPitcher["pain"];

const pitchers: EventPitcher[] = [
  pitcher(1056, { week_pitches: 28, last_day: "2026-11-18", last_pitches: 28, pain: elbow }),
  pitcher(1059, {
    pitches: 60,
    day_limit: 60,
    week_pitches: 112,
    week_limit: 180,
    days_running: ["2026-11-19", "2026-11-20"],
    last_pitches: 64,
  }),
  pitcher(1053, { week_pitches: 98, days_running: ["2026-11-20"], last_pitches: 68 }),
  pitcher(1055, { week_pitches: 75, days_running: ["2026-11-20"], last_pitches: 40 }),
];

const family = (family_id: number, name: string, turns: number) => ({
  family_id,
  name,
  member_ids: [family_id],
  turns,
});

export const event: TeamEvent = {
  event_id: 31,
  kind: "game",
  title: "練習試合",
  all_day: false,
  meets_at: at("23T07:30"),
  starts_at: at("23T09:30"),
  ends_at: at("23T13:00"),
  timetable: [
    { time: "07:45", label: "出発" },
    { time: "08:30", label: "アップ" },
  ],
  place: "ひばりが丘公園 野球場",
  meeting_place: "青葉台小学校 正門",
  opponent: "ひばりが丘ジュニア",
  bring: "ユニフォーム上下、帽子、水筒2本、昼食、着替え、雨具",
  if_rain: "当日 6:00 までにお知らせします",
  note: "",
  contact_name: "大野 監督",
  contact_phone: "090-1234-5678",
  everyone: false,
  member_ids: attendance.map(({ member_id }) => member_id),
  audience: "小2〜小6",
  capacity: null,
  deadline: at("21T18:00"),
  remind: true,
  cars: true,
  state: "planned",
  version: 4,
  cancelled: null,
  author: "大野 直人",
  updated_at: at("18T21:10"),
  later_occurrences: 0,
  attendance: [...attendance],
  car_answers: [
    { family_id: 1055, choice: "offer", seats: 3 },
    { family_id: 1059, choice: "offer", seats: 2 },
  ],
  duties: [
    { duty_id: 1, name: "塁審", family_id: 1055 },
    { duty_id: 2, name: "スコア", family_id: 1054 },
    { duty_id: 3, name: "道具の車", family_id: 1059 },
    { duty_id: 4, name: "救急箱と氷", family_id: null },
  ],
  families: [
    family(1053, "小川", 2),
    family(1054, "中川", 1),
    family(1055, "平野", 2),
    family(1056, "大塚", 1),
    family(1057, "武田", 0),
    family(1058, "宮本", 1),
    family(1059, "菊地", 1),
    family(1060, "木下", 0),
    family(1061, "新井", 1),
    family(1062, "野口", 0),
    family(1063, "桜井", 1),
  ],
  pitchers: { rule_set: "全日本軟式野球連盟 学童部（2026）", until: at("20T19:40"), players: pitchers },
  clashes: [],
  measuring_day_id: null,
};

export const cancelled: TeamEvent = {
  ...event,
  state: "cancelled",
  cancelled: { at: at("23T06:05"), reason: "雨・グラウンド不良", message: "9:00 から小学校で自主練習ができます。" },
  pitchers: null,
};

/** A day of two games: six times. */
export const twoGames: TeamEvent = {
  ...event,
  title: "練習試合（2試合）",
  ends_at: at("23T15:00"),
  timetable: [
    { time: "07:45", label: "出発" },
    { time: "11:30", label: "昼食" },
    { time: "12:30", label: "第2試合" },
  ],
};

/** As many times as an event can have, with the longest names. */
export const fullDay: TeamEvent = {
  ...twoGames,
  timetable: [
    { time: "07:45", label: "出発" },
    { time: "08:30", label: "グラウンド整備と準備" },
    { time: "11:30", label: "昼食" },
    { time: "12:30", label: "第2試合" },
    { time: "14:15", label: "保護者対選手の紅白戦" },
    { time: "14:45", label: "閉会式" },
  ],
};

/** The first game of a new club: one of two has answered, nobody drives and nothing is shared out yet. */
export const firstEvent: TeamEvent = {
  ...event,
  meets_at: null,
  timetable: [],
  audience: "全員",
  everyone: true,
  member_ids: [1053, 1054],
  attendance: [attends(1053), attends(1054, unanswered)],
  car_answers: [],
  duties: [],
  families: event.families.slice(0, 2).map((one) => ({ ...one, turns: 0 })),
  pitchers: event.pitchers && {
    ...event.pitchers,
    players: [pitcher(1053, { week_pitches: 20, last_day: "2026-11-18", last_pitches: 20 })],
  },
};

/** A practice of a whole club of a hundred, without cars and duties. */
export const crowded: TeamEvent = {
  ...event,
  kind: "practice",
  title: "全体練習",
  opponent: "",
  audience: "全員",
  everyone: true,
  capacity: 80,
  attendance: thousandPlayers
    .slice(0, 100)
    .map(({ id }, index) =>
      attends(id, index % 4 === 0 ? unanswered : index % 7 === 0 ? { answer: "absent", comment: "通院のため" } : {}),
    ),
  cars: false,
  car_answers: [],
  duties: [],
  families: [],
  pitchers: null,
};

export const reminded = { families: 2, leaves_at: at("20T20:01"), already: 0, unreached: 0, done: 0 };

export const teamEventArgs = {
  event: { status: "ready", value: event },
  members: { status: "ready", value: club },
  onDevice: nothingOnDevice,
  nowS,
  view: { by: "grade", answer: null },
  onViewChange: fn(),
  onAnswer: fn(async () => {}),
  onRemind: fn(async () => reminded),
  onSaveDuties: fn(async (_duties: readonly DutyDraft[]) => {}),
  onCancel: fn(async () => {}),
  onDelete: fn(async () => {}),
  onCalendar: fn(async () => {}),
  loadPart: takePart,
  onRetry: fn(),
} satisfies TeamEventScreenProps;
