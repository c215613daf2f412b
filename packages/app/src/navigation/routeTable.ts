import type { NavGroupId, ScreenId } from "@kyuseki/ui";

/**
 * Who may open a route. `session`: a signed-in coach. `guest`: only somebody signed out (SE-8).
 * `open`: the router does not ask, the screen has a signed-out state of its own (D-6). `public`: anyone.
 */
export type Access = "session" | "guest" | "open" | "public";

export type Route = {
  /** Screen id: the folder in ui/screens and the story group have the same name. */
  id: ScreenId;
  /** Parameters as `:name`; a trailing slash is optional everywhere. */
  path: `/${string}`;
  access: Access;
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
  { id: "home", path: "/", access: "session", nav: "top" },
  { id: "scoreboard", path: "/scoreboard", parent: "home", access: "session" },
  { id: "login", path: "/login", access: "guest", fullScreen: true, alone: true },
  { id: "dashboard", path: "/dashboard", access: "session", nav: "training" },
  { id: "pitch-guard", path: "/dashboard/pitch-guard", parent: "dashboard", access: "session" },
  { id: "training-report", path: "/training-report", access: "session", nav: "training" },
  {
    id: "training-player",
    path: "/training-report/:member_id",
    parent: "training-report",
    access: "session",
  },
  { id: "evaluation-result", path: "/evaluation-result", access: "session", nav: "training" },
  {
    id: "measuring-day",
    path: "/evaluation-result/measuring-day",
    parent: "evaluation-result",
    access: "session",
  },
  {
    id: "print-measure",
    path: "/evaluation-result/print",
    parent: "evaluation-result",
    access: "session",
    fullScreen: true,
  },
  {
    id: "ranking-individual-local",
    path: "/ranking/individual/local",
    access: "session",
    nav: "ranking",
  },
  {
    id: "ranking-individual-national",
    path: "/ranking/individual/national",
    access: "session",
    nav: "ranking",
  },
  { id: "ranking-team-national", path: "/ranking/team/national", access: "session", nav: "ranking" },
  { id: "notification", path: "/notification", access: "session", nav: "communication" },
  { id: "open-items", path: "/notification/open-items", parent: "notification", access: "session" },
  {
    id: "family-letters",
    path: "/notification/letters",
    parent: "notification",
    access: "session",
    fullScreen: true,
  },
  {
    id: "notification-detail",
    path: "/notification/:notice_id",
    parent: "notification",
    access: "session",
  },
  { id: "note", path: "/note", access: "open", nav: "communication" },
  { id: "note-setting", path: "/note/note-setting", parent: "note", access: "session" },
  { id: "note-preview", path: "/note/note-preview", parent: "note-setting", access: "session" },
  { id: "view-note", path: "/note/view-note/:note_id", parent: "note", access: "session" },
  { id: "note-list", path: "/note/note-list/:user_id", parent: "note", access: "session" },
  {
    id: "print-notes",
    path: "/note/note-list/:user_id/print",
    parent: "note-list",
    access: "session",
    fullScreen: true,
  },
  { id: "member-list", path: "/member-list", access: "session", nav: "setting" },
  { id: "member-bulk-add", path: "/member-list/bulk-add", parent: "member-list", access: "session" },
  { id: "year-change", path: "/member-list/year-change", parent: "member-list", access: "session" },
  { id: "member-detail", path: "/member-list/:member_id", parent: "member-list", access: "session" },
  { id: "team-management", path: "/team-management", access: "session", nav: "setting" },
  { id: "evaluation-setting", path: "/evaluation-setting", access: "session", nav: "setting" },
  {
    id: "nextshot-analysis",
    path: "/nextshot/analysis",
    access: "session",
    analyzer: true,
    nav: "analyzer",
  },
  {
    id: "csv-import",
    path: "/nextshot/analysis/import",
    parent: "nextshot-analysis",
    access: "session",
    analyzer: true,
  },
  {
    id: "nextshot-ranking",
    path: "/nextshot/ranking",
    parent: "nextshot-analysis",
    access: "session",
    analyzer: true,
  },
  { id: "player-reports", path: "/nextshot/report", access: "session", analyzer: true },
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
    access: "session",
    analyzer: true,
    elsewhere: "/nextshot/report/:member_id/batting/summary",
  },
  { id: "search", path: "/search", access: "session", elsewhere: "/nextshot/report" },
  { id: "information", path: "/information", access: "session", nav: "menu" },
  {
    id: "information-detail",
    path: "/information/detail/:information_id",
    parent: "information",
    access: "session",
  },
  { id: "event-list", path: "/event-list", access: "session" },
  { id: "team-event-edit", path: "/event-list/new", parent: "event-list", access: "session" },
  {
    id: "team-event-edit",
    path: "/event-list/team/:event_id/edit",
    parent: "event-list",
    access: "session",
  },
  { id: "team-event", path: "/event-list/team/:event_id", parent: "event-list", access: "session" },
  { id: "event-detail", path: "/event-list/detail/:event_id", parent: "event-list", access: "session" },
  { id: "help", path: "/help", access: "session" },
  { id: "faq", path: "/faq", access: "session", nav: "support" },
  { id: "service", path: "/service", access: "session" },
  { id: "second-factor", path: "/second-factor", access: "session", fullScreen: true },
  { id: "account", path: "/account", access: "session" },
  { id: "sync-status", path: "/sync-status", parent: "account", access: "session" },
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
  return [{ id, path, access: "session", analyzer: true, ...more }] as const;
}
