import type { NavGroupId, ScreenId } from "@kyuseki/ui";

/**
 * Who may open a route besides a signed-in coach. `guest`: only somebody signed out (SE-8). `open`: the router does not
 * ask, the screen has a signed-out state of its own (D-6). `public`: anyone.
 */
export type Access = "guest" | "open" | "public";

export type Route = {
  /** Screen id: the folder in ui/screens and the story group have the same name. */
  id: ScreenId;
  /** Parameters as `:name`; a trailing slash is optional everywhere. */
  path: `/${string}`;
  /** Absent: only a signed-in coach. */
  access?: Access;
  /** Only for teams with the analyzer (RO-2). */
  analyzer?: true;
  /** Without the shell (RO-10). */
  fullScreen?: true;
  /** Drawn before the router, without session and shell, by the start of the app. */
  alone?: true;
  /** Mobile only; other widths go to this path (RO-3). */
  elsewhere?: `/${string}`;
  /** The screen one comes from: breadcrumbs and the way back. */
  parent?: ScreenId;
  /** Where the navigation offers it, in the order of this table (RO-5). */
  nav?: "top" | "ranking" | "menu" | NavGroupId;
};

/** Every address that has a screen. Titles hang on the screen id, navigation refers to it. */
export const routes = [
  { id: "home", path: "/", nav: "top" },
  { id: "scoreboard", path: "/scoreboard", parent: "home" },
  { id: "login", path: "/login", access: "guest", fullScreen: true, alone: true },
  { id: "dashboard", path: "/dashboard", nav: "training" },
  { id: "pitch-guard", path: "/dashboard/pitch-guard", parent: "dashboard" },
  { id: "training-report", path: "/training-report", nav: "training" },
  {
    id: "training-player",
    path: "/training-report/:member_id",
    parent: "training-report",
  },
  { id: "evaluation-result", path: "/evaluation-result", nav: "training" },
  {
    id: "measuring-day",
    path: "/evaluation-result/measuring-day",
    parent: "evaluation-result",
  },
  {
    id: "print-measure",
    path: "/evaluation-result/print",
    parent: "evaluation-result",
    fullScreen: true,
  },
  {
    id: "ranking-individual-local",
    path: "/ranking/individual/local",
    nav: "ranking",
  },
  {
    id: "ranking-individual-national",
    path: "/ranking/individual/national",
    nav: "ranking",
  },
  { id: "ranking-team-national", path: "/ranking/team/national", nav: "ranking" },
  { id: "notification", path: "/notification", nav: "communication" },
  { id: "open-items", path: "/notification/open-items", parent: "notification" },
  {
    id: "family-letters",
    path: "/notification/letters",
    parent: "notification",
    fullScreen: true,
  },
  {
    id: "notification-detail",
    path: "/notification/:notice_id",
    parent: "notification",
  },
  { id: "note", path: "/note", access: "open", nav: "communication" },
  { id: "note-setting", path: "/note/note-setting", parent: "note" },
  { id: "note-preview", path: "/note/note-preview", parent: "note-setting" },
  { id: "view-note", path: "/note/view-note/:note_id", parent: "note" },
  { id: "note-list", path: "/note/note-list/:user_id", parent: "note" },
  {
    id: "print-notes",
    path: "/note/note-list/:user_id/print",
    parent: "note-list",
    fullScreen: true,
  },
  { id: "member-list", path: "/member-list", nav: "setting" },
  { id: "member-bulk-add", path: "/member-list/bulk-add", parent: "member-list" },
  { id: "year-change", path: "/member-list/year-change", parent: "member-list" },
  { id: "member-detail", path: "/member-list/:member_id", parent: "member-list" },
  { id: "team-management", path: "/team-management", nav: "setting" },
  { id: "evaluation-setting", path: "/evaluation-setting", nav: "setting" },
  {
    id: "nextshot-analysis",
    path: "/nextshot/analysis",
    analyzer: true,
    nav: "analyzer",
  },
  {
    id: "csv-import",
    path: "/nextshot/analysis/import",
    parent: "nextshot-analysis",
    analyzer: true,
  },
  {
    id: "nextshot-ranking",
    path: "/nextshot/ranking",
    parent: "nextshot-analysis",
    analyzer: true,
  },
  { id: "player-reports", path: "/nextshot/report", analyzer: true },
  ...report("report-batting-summary", "/batting/summary"),
  ...report("report-pitching-summary", "/pitching/summary"),
  ...report("report-batting-results", "/batting/results"),
  // `video_id` is the ball's: every ball has a page, with a video or without.
  ...report("report-batting-video", "/batting/results/:video_id", { parent: "report-batting-results" }),
  ...report("report-pitching-results", "/pitching/results"),
  ...report("report-pitching-video", "/pitching/results/:video_id", { parent: "report-pitching-results" }),
  ...report("report-batting-ai-stats", "/batting/ai_stats"),
  ...report("report-pitching-ai-stats", "/pitching/ai_stats"),
  ...report("print-report", "/print", { fullScreen: true, parent: "report-batting-summary" }),
  {
    id: "profile",
    path: "/nextshot/report/:member_id/profile",
    parent: "report-batting-summary",
    analyzer: true,
    elsewhere: "/nextshot/report/:member_id/batting/summary",
  },
  { id: "search", path: "/search", elsewhere: "/nextshot/report" },
  { id: "information", path: "/information", nav: "menu" },
  {
    id: "information-detail",
    path: "/information/detail/:information_id",
    parent: "information",
  },
  { id: "event-list", path: "/event-list" },
  { id: "team-event-edit", path: "/event-list/new", parent: "event-list" },
  {
    id: "team-event-edit",
    path: "/event-list/team/:event_id/edit",
    parent: "event-list",
  },
  { id: "team-event", path: "/event-list/team/:event_id", parent: "event-list" },
  { id: "event-detail", path: "/event-list/detail/:event_id", parent: "event-list" },
  { id: "help", path: "/help" },
  { id: "faq", path: "/faq", nav: "support" },
  { id: "service", path: "/service" },
  { id: "second-factor", path: "/second-factor", fullScreen: true },
  { id: "account", path: "/account" },
  { id: "sync-status", path: "/sync-status", parent: "account" },
  { id: "join", path: "/join", access: "public", fullScreen: true },
  { id: "invite", path: "/invite", access: "public", fullScreen: true },
  { id: "setup", path: "/setup", access: "public", fullScreen: true },
  { id: "password-reset", path: "/password-reset", access: "public", fullScreen: true },
  { id: "family", path: "/f", access: "public", fullScreen: true, alone: true },
  { id: "terms", path: "/terms", access: "public" },
  { id: "privacy", path: "/privacy", access: "public" },
] as const satisfies readonly Route[];

/** Addresses without a screen that lead to one with it (RO-1); codes of earlier links move behind the `#` (S5). */
export const redirects = [
  { path: "/ranking", to: "/ranking/individual/local" },
  { path: "/nextshot/report/:member_id", to: "/nextshot/report/:member_id/batting/summary" },
  { path: "/join/:code", to: "/join#:code" },
  { path: "/invite/:code", to: "/invite#:code" },
] as const satisfies readonly { path: `/${string}`; to: `/${string}` }[];

/** Same-origin addresses that are not this app's: a full navigation (SE-4, D-11). */
export const foreignPaths = ["/training", "/kyuseki-top", "/api", "/calendar", "/healthz"] as const;

function report<Id extends ScreenId>(id: Id, child: `/${string}`, more: Pick<Route, "fullScreen" | "parent"> = {}) {
  const path = `/nextshot/report/:member_id${child}` as const;
  return [{ id, path, analyzer: true, ...more }] as const;
}
