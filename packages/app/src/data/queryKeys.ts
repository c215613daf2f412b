import type { QueryClient, QueryKey } from "@tanstack/react-query";

type BallMode = "batting" | "pitching";

const reportOf = (id: number) => ["report", id] as const;

/**
 * The keys of everything that React Query holds. A key that begins with another is invalidated along with it: `members`
 * covers `formerMembers`, `reports` every page of every player's report.
 */
export const queryKeys = {
  account: ["account"],
  ownTeams: ["ownTeams"],
  sessions: ["sessions"],
  coaches: ["coaches"],
  passkeys: ["passkeys"],
  proof: ["proof"],
  teamSecondFactor: ["teamSecondFactor"],
  setup: (code: string) => ["setup", code] as const,
  invitation: (code: string) => ["invite", code] as const,
  joining: (code: string) => ["join", code] as const,
  passwordReset: (code: string) => ["passwordReset", code] as const,

  /** Revisions of outbox entries that this tab has brought to the server. */
  delivered: ["delivered"],

  team: ["team"],
  joinCode: ["joinCode"],
  storage: ["storage"],
  photos: ["photos"],
  settings: ["settings"],
  measureItems: ["measureItems"],
  measureGoals: ["measureGoals"],
  audit: ["audit"],
  yearChange: ["yearChange"],

  members: ["members"],
  formerMembers: ["members", "archived"],
  roster: ["members", "roster"],
  deletedMembers: ["deletedMembers"],
  memberDetails: ["member"],
  member: (id: number) => ["member", id] as const,
  memberStory: (id: number) => ["member", id, "story"] as const,

  informationLists: ["information", "list"],
  informationList: <View>(view: View) => ["information", "list", view] as const,
  informationArticle: (id: number) => ["information", "article", id] as const,
  informationUnread: ["information", "unread"],

  events: ["events"],
  eventList: <Query>(query: Query) => ["events", "list", query] as const,
  teamEvent: (id: number) => ["events", "team", id] as const,
  /** What a measuring day for the event begins with. */
  measuringBegin: (id: number) => ["events", "team", id, "begin"] as const,
  providerEvent: (id: number) => ["events", "provider", id] as const,
  calendarFeed: ["calendarFeed"],

  home: ["home"],
  weekBests: (week: string | null) => ["home", "bests", week] as const,
  dashboards: ["dashboard"],
  dashboard: <Query>(query: Query) => ["dashboard", query] as const,
  practiceHeat: <Query>(query: Query) => ["dashboard", "heat", query] as const,

  measuringDays: ["measuringDays"],
  measuringSheet: (id: number) => ["measuringDays", id] as const,
  evaluations: ["evaluation"],
  evaluation: <Query>(query: Query) => ["evaluation", query] as const,
  evaluationTable: <Period>(period: Period) => ["evaluation", "all", period] as const,
  evaluationPlayer: <Query>(id: number, query: Query) => ["evaluation", "player", id, query] as const,

  trainings: ["training"],
  trainingReport: <Period>(period: Period) => ["training", "report", period] as const,
  trainingMonths: (id: number) => ["training", "player", id] as const,
  trainingMonth: (id: number, month: string) => ["training", "player", id, month] as const,

  pitchGuard: ["pitchGuard"],
  playerGuard: (id: number) => ["pitchGuard", "player", id] as const,
  pitchCounts: ["pitchCounts"],
  pitchCountsOf: (id: number) => ["pitchCounts", id] as const,

  notices: ["notices"],
  noticeLists: (tab: string) => ["notices", "list", tab] as const,
  noticeList: (tab: string, query: object) => ["notices", "list", tab, query] as const,
  notice: (id: number) => ["notices", "notice", id] as const,
  noticeReaches: ["noticeReach"],
  noticeReach: (memberIds: readonly number[]) => ["noticeReach", ...memberIds] as const,
  recipientGroups: ["recipientGroups"],
  openItems: ["openItems"],
  openPlayerCount: ["openItems", "count"],
  reminder: (memberId: number) => ["openItems", "reminder", memberId] as const,
  familyLetters: (memberIds: readonly number[]) => ["familyLetters", ...memberIds] as const,

  notes: ["notes"],
  noteList: <Query>(query: Query) => ["notes", "list", query] as const,
  noteCount: ["notes", "count"],
  note: (id: number) => ["notes", "note", id] as const,
  playerNotes: <Query>(id: number, query: Query) => ["notes", "player", id, query] as const,
  noteTemplates: ["noteTemplates"],
  goalSheets: ["goalSheet"],
  goalSheet: (id: number) => ["goalSheet", id] as const,

  csvImports: ["csvImports"],
  csvKnownBalls: (...parts: readonly unknown[]) => ["csvKnown", ...parts] as const,

  analyses: ["analysis"],
  analysis: <Query>(query: Query) => ["analysis", query] as const,
  rankings: ["ranking"],
  ranking: <Kind, Query>(source: string, kind: Kind, query: Query) => ["ranking", source, kind, query] as const,
  reports: ["report"],
  reportPlayers: ["report", "players"],
  report: reportOf,
  ballPages: (id: number, mode: BallMode) => [...reportOf(id), mode, "ball"] as const,
  ballPage: (id: number, mode: BallMode, ballId: number) => [...reportOf(id), mode, "ball", ballId] as const,
  reportPart: <Query>(id: number, mode: BallMode, part: string, query: Query) =>
    [...reportOf(id), mode, part, query] as const,
} as const;

/** Besides the lists of members: what names, counts or groups whoever is in the team, in the grade they are in. */
export const rosterKeys: readonly QueryKey[] = [
  queryKeys.deletedMembers,
  queryKeys.audit,
  queryKeys.home,
  queryKeys.dashboards,
  queryKeys.trainings,
  queryKeys.pitchGuard,
  queryKeys.evaluations,
  queryKeys.measuringDays,
  queryKeys.rankings,
  queryKeys.analyses,
  queryKeys.reports,
  queryKeys.notices,
  queryKeys.noticeReaches,
  queryKeys.recipientGroups,
  queryKeys.openItems,
  queryKeys.events,
  queryKeys.notes,
];

/** Resolves when whatever of it is on screen has been read again. */
export async function invalidateAll(queries: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
