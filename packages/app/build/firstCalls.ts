import {
  balls,
  checkInvite,
  checkJoinCode,
  countNotes,
  defaultPeriod,
  evaluationKinds,
  eventLimits,
  genders,
  getAccount,
  getAnalysis,
  getBallPage,
  getBattingAiStats,
  getBattingSummary,
  getCsvImports,
  getDashboard,
  getEvaluation,
  getEvaluationTable,
  getEvent,
  getFamilyPage,
  getGoalSheet,
  getHome,
  getInformation,
  getJoinCode,
  getLocalRanking,
  getMeasuringDay,
  getMember,
  getNationalRanking,
  getNote,
  getNotice,
  getPitchGuard,
  getPitchingAiStats,
  getPitchingSummary,
  getPlayerGuard,
  getPracticeHeat,
  getProviderEvent,
  getReportPlayers,
  getTeam,
  getTeamRanking,
  getTeamSettings,
  getTeamStorage,
  getTrainingPlayer,
  getTrainingReport,
  getWeekBests,
  getYearState,
  gradeGroups,
  informationCategories,
  listBattingResults,
  listCoaches,
  listEvents,
  listInformation,
  listMeasureGoals,
  listMeasureItems,
  listMeasuringDays,
  listMembers,
  listNotes,
  listNoteTemplates,
  listNotices,
  listOpenItems,
  listPasskeys,
  listPitchingDays,
  listPlayerNotes,
  listRecipientGroups,
  listSessions,
  measurement,
  noteViews,
  noticeSorts,
  noticeTabs,
  pitchCodes,
  tablePages,
} from "@kyuseki/domain";
import { defaultBattingType, rankedKinds, teamRankedKinds } from "@kyuseki/domain/ranking";
import type { ScreenId } from "@kyuseki/ui";
import { always, type FirstCall, first, type LinkCall, value } from "./firstCall.ts";

const idPattern = "[1-9]\\d{0,8}";
const dayPattern = "20\\d\\d-\\d\\d-\\d\\d";
const period = value("period", "[123]", defaultPeriod);
const span = value("period", `[123]|${dayPattern}`, defaultPeriod);
const grade = value("grade", gradeGroups);
const gender = value("gender", genders);
const ball = value("ball", balls);
const ballOrUnset = value("ball", [...balls, "unset"]);
const battingType = value("type", "[123]");
const battingTypeOrUnset = value("type", "[0-3]");
const page = value("page", "[1-9]\\d{0,5}");
const firstPage = { ...page, usual: "1" };
const limit = value("size", tablePages.sizes, tablePages.defaultSize);
const pitch = value("pitch", pitchCodes, measurement.everyPitchType);
const dates = { start: value("start", dayPattern), end: value("end", dayPattern) };
const sort = (columns: string, usual: string) => value("sort", `-?(${columns})`, usual);

const rankingConditions = { period, batting_type: value("batting", "[123]", defaultBattingType), gender, grade, ball };
const ranking = { kind: value("kind", rankedKinds, 1), ...rankingConditions };
const nationalConditions = { ...rankingConditions, grade: value("grade", [...gradeGroups, "all"]) };
const nationalPlayers = { kind: value("kind", rankedKinds, 1), ...nationalConditions };
const nationalTeams = { kind: value("kind", teamRankedKinds, "practice"), ...nationalConditions };
const id = { id: "member_id" };
const battingChoice = { batting_type: battingTypeOrUnset, ball: ballOrUnset };
const evaluation = { period: span, batting_type: battingType, ball };
const members = first(listMembers);
/** The first and the last day count both. */
const farDays = eventLimits.listedDays - 1;
const ballOf = (mode: string) => [
  members,
  first(getBallPage, { params: { ...id, mode: `=${mode}`, ball_id: "video_id" } }),
];

/** What a page asks first with what stands behind the `#` of its address, which it sends in the body. */
export const linkCalls: Partial<Record<ScreenId, LinkCall>> = {
  family: { path: getFamilyPage.path, name: "token", asksSession: false },
  join: { path: checkJoinCode.path, name: "code", asksSession: true },
  invite: { path: checkInvite.path, name: "code", asksSession: true },
};

/** What each page asks the server first: the calls of its module's `prefetch`, which a test compares. */
export const firstCalls: Partial<Record<ScreenId, readonly FirstCall[]>> = {
  home: [first(getHome)],
  scoreboard: [first(getWeekBests, { query: { week: value("week", dayPattern) } })],
  dashboard: [
    first(getDashboard, { query: { period, grade } }),
    first(getPracticeHeat, { query: { period, grade, page: firstPage, limit } }),
  ],
  "pitch-guard": [first(getPitchGuard)],
  "training-report": [first(getTrainingReport, { query: { period } })],
  "training-player": [
    first(getTrainingPlayer, {
      params: id,
      query: { month: value("month", "20\\d\\d-(?:0[1-9]|1[0-2])") },
      when: { day: null },
      month: "month",
    }),
    first(getPlayerGuard, { params: id }),
  ],
  "evaluation-result": [
    first(listMeasureItems),
    first(getEvaluation, {
      query: { kind: value("kind", evaluationKinds, 1), ...evaluation },
      when: { item: null, all: null },
    }),
    first(getEvaluationTable, { query: { period: span }, when: { all: "1" } }),
  ],
  "measuring-day": [
    first(listMeasureItems),
    members,
    first(listMeasuringDays, { when: { day: null } }),
    first(getMeasuringDay, { params: { id: "day" } }),
  ],
  "print-measure": [
    first(listMeasuringDays, {
      next: { path: getMeasuringDay.path, list: "days", id: "id", open: "closed_at", unless: "day" },
    }),
    members,
    first(getMeasuringDay, { params: { id: "day" } }),
  ],
  "ranking-individual-local": [first(getLocalRanking, { query: ranking })],
  "ranking-individual-national": [
    first(getNationalRanking, { query: nationalPlayers, when: { show: null } }),
    first(getNationalRanking, { query: nationalPlayers, when: { show: "around" } }),
    first(getNationalRanking, {
      query: { ...nationalPlayers, limit, page: firstPage, sort: value("sort", "-place") },
      when: { show: "every" },
    }),
  ],
  "ranking-team-national": [
    first(getTeamRanking, { query: nationalTeams, when: { show: null, q: null } }),
    first(getTeamRanking, {
      query: { ...nationalTeams, limit, page: firstPage, sort: sort("place|members|prefecture", "place") },
      when: { show: "every", q: null },
    }),
  ],
  information: [
    first(listInformation, {
      query: {
        category: value("category", informationCategories),
        q: value("q", ".{1,100}"),
        order: value("order", "oldest"),
        page: firstPage,
        limit,
      },
    }),
  ],
  "team-event": [members, first(getEvent, { params: { id: "event_id" } })],
  "event-detail": [members, first(getProviderEvent, { params: { id: "event_id" } })],
  "information-detail": [first(listInformation), first(getInformation, { params: { id: "information_id" } })],
  "event-list": [
    first(listEvents, { days: { from: 0, to: farDays }, when: { look: null, time: null } }),
    first(listEvents, { days: { from: -farDays, to: 0 }, when: { look: null, time: "over" } }),
  ],
  "team-event-edit": [
    members,
    first(listRecipientGroups),
    first(getEvent, { params: { id: "event_id" } }),
    first(getEvent, { params: { id: "copy" } }),
  ],
  "member-list": [members, first(listMembers, { query: { state: always("archived") }, when: { status: "archived" } })],
  "member-detail": [members, first(getMember, { params: id })],
  "member-bulk-add": [members],
  "year-change": [
    first(getYearState),
    first(listMembers, { query: { state: always("active"), sort: always("id"), page: always("1") } }),
  ],
  "team-management": [first(getTeam), first(listCoaches), first(getJoinCode), first(getTeamStorage), members],
  "evaluation-setting": [first(getTeamSettings), first(listMeasureItems), first(listMeasureGoals)],
  "nextshot-analysis": [
    first(getAnalysis, {
      query: { mode: always("1"), period, grade, ...battingChoice },
      when: { mode: null, players: null },
    }),
    first(getAnalysis, {
      query: { mode: always("2"), period, grade, ball: ballOrUnset, tag_pitch: pitch },
      when: { mode: "pitching", players: null },
    }),
  ],
  "csv-import": [first(getCsvImports)],
  "nextshot-ranking": [first(getLocalRanking, { query: { ...ranking, source: always("analyzer") } })],
  "player-reports": [first(getReportPlayers)],
  "report-batting-summary": [
    members,
    first(getBattingSummary, { params: id, query: { period: span, ...battingChoice } }),
  ],
  "report-pitching-summary": [
    members,
    first(getPitchingSummary, { params: id, query: { period: span, ball: ballOrUnset } }),
  ],
  "report-batting-results": [
    members,
    first(listBattingResults, {
      params: id,
      query: {
        ...battingChoice,
        ...dates,
        result: value("result", "[123]"),
        sort: sort("[a-z_]+", "-datetime"),
        page: firstPage,
        limit,
      },
      range: ["start", "end"],
    }),
  ],
  "report-pitching-results": [
    members,
    first(listPitchingDays, {
      params: id,
      query: { ...dates, ball: ballOrUnset, tag_pitch: pitch, sort: sort("[a-z_]+", "-date"), page: firstPage, limit },
      range: ["start", "end"],
    }),
  ],
  "report-batting-video": ballOf("batting"),
  "report-pitching-video": ballOf("pitching"),
  "report-batting-ai-stats": [
    members,
    first(getBattingAiStats, { params: id, query: { period, batting_type: battingType, ball } }),
  ],
  "report-pitching-ai-stats": [members, first(getPitchingAiStats, { params: id, query: { period, ball } })],
  "print-report": [
    members,
    first(getBattingSummary, { params: id, query: { period } }),
    first(getPitchingSummary, { params: id, query: { period } }),
    first(getBattingAiStats, { params: id, query: { period } }),
    first(getPitchingAiStats, { params: id, query: { period } }),
  ],
  notification: [
    members,
    first(listNotices, {
      query: {
        tab: value("tab", noticeTabs, "sent"),
        q: value("q", ".{1,100}"),
        sort: value("sort", noticeSorts, "-at"),
        page: firstPage,
        limit,
      },
    }),
    first(listRecipientGroups),
    first(listOpenItems),
    first(getHome),
  ],
  "notification-detail": [first(getNotice, { params: { id: "notice_id" } })],
  "family-letters": [members],
  note: [
    first(listNotes, {
      query: {
        view: value("view", noteViews.slice(1)),
        group: grade,
        order: value("order", "newest|oldest"),
        member_id: value("member", idPattern),
        template_id: value("template", idPattern),
        from: dates.start,
        to: dates.end,
      },
      range: ["from", "to"],
    }),
    first(countNotes),
  ],
  "note-setting": [first(listNoteTemplates)],
  "note-preview": [first(listNoteTemplates)],
  "note-list": [
    members,
    first(getGoalSheet, { params: { id: "user_id" } }),
    first(listPlayerNotes, {
      params: { id: "user_id" },
      days: { from: -30, to: 0 },
      when: { month: null, day: null },
    }),
  ],
  "print-notes": [
    first(listPlayerNotes, { params: { id: "user_id" }, schoolYear: "year" }),
    first(getGoalSheet, { params: { id: "user_id" } }),
  ],
  "view-note": [first(getNote, { params: { id: "note_id" } })],
  "open-items": [members, first(listOpenItems)],
  account: [first(getAccount), first(listSessions), first(listCoaches), first(listPasskeys)],
  profile: [members, first(getMember, { params: id })],
  search: [members],
};
