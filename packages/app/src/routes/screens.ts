import type { ComponentType } from "react";
import type { PathParams } from "../navigation/match.ts";
import type { Route, routes } from "../navigation/routeTable.ts";
import type { PrefetchServices } from "../services/services.ts";

/** Drawn by `start.tsx`. */
type AloneId = Extract<(typeof routes)[number], { alone: true }>["id"];
type ShellId = Exclude<(typeof routes)[number]["id"], AloneId>;
export type ScreenModule = {
  Component: ComponentType;
  /** What the page asks the server first (SE-3). The build tells index.html the same (build/firstCalls.ts). */
  prefetch?: (services: PrefetchServices, search: string, params: PathParams, hash: string) => Promise<unknown>;
};

/** The chunk of each screen in the shell. The build finds the same modules for the preload map of index.html. */
const screens = {
  home: () => import("./home/HomeRoute.tsx"),
  scoreboard: () => import("./scoreboard/ScoreboardRoute.tsx"),
  dashboard: () => import("./dashboard/DashboardRoute.tsx"),
  "pitch-guard": () => import("./pitchGuard/PitchGuardRoute.tsx"),
  "second-factor": () => import("./secondFactor/SecondFactorRoute.tsx"),
  account: () => import("./account/AccountRoute.tsx"),
  join: () => import("./join/JoinRoute.tsx"),
  invite: () => import("./invite/InviteRoute.tsx"),
  setup: () => import("./setup/SetupRoute.tsx"),
  "password-reset": () => import("./passwordReset/PasswordResetRoute.tsx"),
  profile: () => import("./profile/ProfileRoute.tsx"),
  search: () => import("./search/SearchRoute.tsx"),
  information: () => import("./information/InformationRoute.tsx"),
  "event-list": () => import("./eventList/EventListRoute.tsx"),
  "team-event-edit": () => import("./teamEventEdit/TeamEventEditRoute.tsx"),
  "team-event": () => import("./teamEvent/TeamEventRoute.tsx"),
  "event-detail": () => import("./eventDetail/EventDetailRoute.tsx"),
  "information-detail": () => import("./informationDetail/InformationDetailRoute.tsx"),
  help: () => import("./help/HelpRoute.tsx"),
  faq: () => import("./faq/FaqRoute.tsx"),
  service: () => import("./service/ServiceRoute.tsx"),
  terms: () => import("./terms/TermsRoute.tsx"),
  privacy: () => import("./privacy/PrivacyRoute.tsx"),
  "evaluation-result": () => import("./evaluationResult/EvaluationResultRoute.tsx"),
  "measuring-day": () => import("./measuringDay/MeasuringDayRoute.tsx"),
  "print-measure": () => import("./printMeasure/PrintMeasureRoute.tsx"),
  "training-report": () => import("./trainingReport/TrainingReportRoute.tsx"),
  "training-player": () => import("./trainingPlayer/TrainingPlayerRoute.tsx"),
  "member-list": () => import("./memberList/MemberListRoute.tsx"),
  // A panel over the list: the list must not be drawn anew when it opens (D-8).
  "member-detail": () => import("./memberList/MemberListRoute.tsx"),
  "member-bulk-add": () => import("./memberBulkAdd/MemberBulkAddRoute.tsx"),
  "csv-import": () => import("./csvImport/CsvImportRoute.tsx"),
  "year-change": () => import("./yearChange/YearChangeRoute.tsx"),
  notification: () => import("./notification/NotificationRoute.tsx"),
  "notification-detail": () => import("./notificationDetail/NotificationDetailRoute.tsx"),
  "open-items": () => import("./openItems/OpenItemsRoute.tsx"),
  "family-letters": () => import("./familyLetters/FamilyLettersRoute.tsx"),
  "note-list": () => import("./noteList/NoteListRoute.tsx"),
  "print-notes": () => import("./printNotes/PrintNotesRoute.tsx"),
  "note-preview": () => import("./notePreview/NotePreviewRoute.tsx"),
  "note-setting": () => import("./noteSetting/NoteSettingRoute.tsx"),
  note: () => import("./note/NoteRoute.tsx"),
  "view-note": () => import("./viewNote/ViewNoteRoute.tsx"),
  "team-management": () => import("./teamManagement/TeamManagementRoute.tsx"),
  "ranking-individual-local": () => import("./rankingIndividualLocal/RankingIndividualLocalRoute.tsx"),
  "ranking-individual-national": () => import("./rankingIndividualNational/RankingIndividualNationalRoute.tsx"),
  "ranking-team-national": () => import("./rankingTeamNational/RankingTeamNationalRoute.tsx"),
  "evaluation-setting": () => import("./evaluationSetting/EvaluationSettingRoute.tsx"),
  "nextshot-analysis": () => import("./nextshotAnalysis/NextshotAnalysisRoute.tsx"),
  "nextshot-ranking": () => import("./nextshotRanking/NextshotRankingRoute.tsx"),
  "player-reports": () => import("./playerReports/PlayerReportsRoute.tsx"),
  "report-batting-summary": () => import("./reportBattingSummary/ReportBattingSummaryRoute.tsx"),
  "report-batting-results": () => import("./reportBattingResults/ReportBattingResultsRoute.tsx"),
  "report-batting-video": () => import("./reportBattingVideo/ReportBattingVideoRoute.tsx"),
  "report-pitching-summary": () => import("./reportPitchingSummary/ReportPitchingSummaryRoute.tsx"),
  "report-pitching-results": () => import("./reportPitchingResults/ReportPitchingResultsRoute.tsx"),
  "report-pitching-video": () => import("./reportPitchingVideo/ReportPitchingVideoRoute.tsx"),
  "report-batting-ai-stats": () => import("./reportBattingAiStats/ReportBattingAiStatsRoute.tsx"),
  "report-pitching-ai-stats": () => import("./reportPitchingAiStats/ReportPitchingAiStatsRoute.tsx"),
  "print-report": () => import("./printReport/PrintReportRoute.tsx"),
  "sync-status": () => import("./syncStatus/SyncStatusRoute.tsx"),
} as const satisfies Record<ShellId, () => Promise<ScreenModule>>;

/** @throws Error for a screen that is drawn without the shell */
export function loadScreen({ id }: Route): Promise<ScreenModule> {
  if (!isInShell(id)) throw new Error(`${id} is drawn without the shell`);
  return screens[id]();
}

const isInShell = (id: string): id is ShellId => id in screens;
