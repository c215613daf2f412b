export { ApplicationCard } from "./components/ApplicationCard/ApplicationCard.tsx";
export { AppShell } from "./components/AppShell/AppShell.tsx";
export { OpeningShell } from "./components/AppShell/OpeningShell.tsx";
export { ShellBanner } from "./components/AppShell/ShellBanner.tsx";
export { type BallChanges, moveScopes } from "./components/BallActions/ballChanges.ts";
export { BrokenPart } from "./components/BrokenPart/BrokenPart.tsx";
export { ErrorState } from "./components/ErrorState/ErrorState.tsx";
export { downloadText } from "./components/ExportButton/downloadText.ts";
export { guardDate } from "./components/GuardTable/guardDate.ts";
export { guardOrders } from "./components/GuardTable/guardGroups.ts";
export {
  calendarIcon,
  fileIcon,
  gaugeIcon,
  helpIcon,
  homeIcon,
  membersIcon,
  messageIcon,
  noteIcon,
  playIcon,
  scatterIcon,
} from "./components/Icon/icons.ts";
export { InstallHint } from "./components/InstallHint/InstallHint.tsx";
export { NavigateProvider, type Navigation, useLinkNavigation } from "./components/Link/navigation.ts";
export { LoadingDialog } from "./components/LoadingDialog/LoadingDialog.tsx";
export { MemberForm } from "./components/MemberForm/MemberForm.tsx";
export { type MemberWriting, startWriting } from "./components/MemberForm/parts/memberValues.ts";
export { NewVersionBar } from "./components/NewVersionBar/NewVersionBar.tsx";
export { type Connection, OfflineBar } from "./components/OfflineBar/OfflineBar.tsx";
export { usePainWords } from "./components/PainReport/usePainWords.ts";
export { rankedOrders } from "./components/PlayerRanking/rankedRows.ts";
export { type RankedView, rankedSorts } from "./components/PlayerRanking/view.ts";
export { PlayerSearch } from "./components/PlayerSearch/PlayerSearch.tsx";
export { ProgressLine } from "./components/ProgressLine/ProgressLine.tsx";
export { ProofDialog } from "./components/ProofDialog/ProofDialog.tsx";
export type { RankingConditions } from "./components/RankingBar/conditions.ts";
export { RefusedEntry } from "./components/RefusedEntry/RefusedEntry.tsx";
export { RefusedReason } from "./components/RefusedEntry/RefusedReason.tsx";
export type { ReportFrameAround, ReportNeighbour } from "./components/ReportFrame/reportFrameProps.ts";
export { nothingOnDevice, type OnDevice } from "./components/SavedOnDevice/SavedOnDevice.tsx";
export type { UnsentState } from "./components/SavedOnDevice/UnsentTag.tsx";
export type { NavGroup, NavItem } from "./components/SideNav/navItem.ts";
export { SignOutDialog } from "./components/SignOutDialog/SignOutDialog.tsx";
export { SimpleInquiry } from "./components/SimpleInquiry/SimpleInquiry.tsx";
export { SwitchTeamDialog } from "./components/SwitchTeamDialog/SwitchTeamDialog.tsx";
export { TeamMovedDialog } from "./components/SwitchTeamDialog/TeamMovedDialog.tsx";
export type { Theme } from "./components/ThemeSwitch/ThemeSwitch.tsx";
export { createToasts, type ToastMessage } from "./components/Toast/createToasts.ts";
export { ToastRegion } from "./components/Toast/ToastRegion.tsx";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";
export { ballDoneText, ballDoneValueText } from "./copy/analyzer/ballDone.ts";
export { failureText } from "./copy/controls/failure.ts";
export { attendanceText } from "./copy/events/attendance.ts";
export { teamEventDoneText } from "./copy/events/teamEventEdit.ts";
export { aloneTitleText } from "./copy/frame/aloneTitles.ts";
export { brokenPartText } from "./copy/frame/brokenPart.ts";
export { outboxText } from "./copy/frame/outbox.ts";
export { releaseText } from "./copy/frame/release.ts";
export type { NavGroupId, NavId } from "./copy/frame/shell.ts";
export { type ScreenId, titleText } from "./copy/frame/titles.ts";
export { applicationValueText } from "./copy/members/application.ts";
export { bulkValueText } from "./copy/members/memberBulkAdd.ts";
export { memberSavedText, memberSavedValueText } from "./copy/members/memberDetail.ts";
export { memberListValueText } from "./copy/members/memberList.ts";
export { memberCountedText, memberDoneText, memberResultText } from "./copy/members/memberResults.ts";
export { noteListText } from "./copy/notes/noteList.ts";
export { noteSettingDoneText, noteSettingDoneValueText } from "./copy/notes/noteSetting.ts";
export { noteStampText } from "./copy/notes/noteStamps.ts";
export { noteViewText, noteViewValueText } from "./copy/notes/noteView.ts";
export { attachmentText, notificationText } from "./copy/notices/notification.ts";
export { pitchRecordValueText } from "./copy/practice/pitchGuard.ts";
export { trainingStampText } from "./copy/practice/training.ts";
export { trainingCommentText } from "./copy/practice/trainingPlayer.ts";
export { trainingRecordDoneText, trainingRecordText, trainingRecordValueText } from "./copy/practice/trainingRecord.ts";
export { JapaneseFormats } from "./format/JapaneseFormats.tsx";
export { PageNoticeContext } from "./layout/Page/pageNotice.ts";
export { type CsvHistoryView, csvHistorySorts, defaultCsvHistoryView } from "./screens/CsvImport/view.ts";
export { type DashboardView, defaultDashboardView } from "./screens/Dashboard/view.ts";
export {
  type ColumnSort,
  defaultEvaluationView,
  type EvaluationView,
  evaluationSorts,
} from "./screens/EvaluationResult/view.ts";
export { defaultEventListView, type EventListView, eventListDays, eventOrders } from "./screens/EventList/view.ts";
export { defaultInformationView, type InformationView, informationOrders } from "./screens/Information/view.ts";
export { LoginScreen } from "./screens/Login/LoginScreen.tsx";
export type { LoginScreenProps, SecondStepActs, SignIn } from "./screens/Login/parts/signIn.ts";
export { type DayListView, dayOrders, dayStates, defaultDayListView } from "./screens/MeasuringDay/view.ts";
export { type BulkDraft, emptyBulkDraft } from "./screens/MemberBulkAdd/parts/bulkDraft.ts";
export { MemberListScreen } from "./screens/MemberList/MemberListScreen.tsx";
export type { MemberRun } from "./screens/MemberList/parts/actions/MemberBulkBar.tsx";
export type { LinkAction, MemberAction } from "./screens/MemberList/parts/actions/memberAction.ts";
export { whomOf } from "./screens/MemberList/parts/actions/whomOf.ts";
export { memberOrder } from "./screens/MemberList/parts/memberOrder.ts";
export { memberStatuses } from "./screens/MemberList/parts/memberStatus.ts";
export { defaultMemberListView, type MemberListView, memberSorts } from "./screens/MemberList/view.ts";
export { type AnalysisView, analysisSorts, defaultAnalysisView, mostPlayers } from "./screens/NextshotAnalysis/view.ts";
export { defaultNextshotRankingView, type NextshotRankingView } from "./screens/NextshotRanking/view.ts";
export { defaultNoteQueueView, type NoteQueueView, noteOrders } from "./screens/Note/view.ts";
export { defaultNoteListView, type NoteListView, noteListOrders, noteListViews } from "./screens/NoteList/view.ts";
export {
  defaultNotePreviewView,
  type NotePreviewView,
  previewDevices,
  previewStates,
  previewThemes,
} from "./screens/NotePreview/view.ts";
export {
  storedTemplate,
  type TemplateStored,
  type TemplateValues,
  templateDraftOf,
} from "./screens/NoteSetting/parts/templateValues.ts";
export { defaultNoticeHistoryView, type NoticeHistoryView } from "./screens/Notification/view.ts";
export {
  defaultPitchGuardView,
  guardDays,
  guardStateFilters,
  type PitchGuardView,
} from "./screens/PitchGuard/parts/guardView.ts";
export { emptyPitchDraft, type PitchDraft, pitchesOn } from "./screens/PitchGuard/parts/pitchDraft.ts";
export { defaultPlayerReportsView, type PlayerReportsView, playerReportSorts } from "./screens/PlayerReports/view.ts";
export { defaultLocalRankingView, type LocalRankingView } from "./screens/RankingIndividualLocal/view.ts";
export {
  defaultNationalRankingView,
  type NationalRankingView,
  nationalShows,
  nationalSorts,
} from "./screens/RankingIndividualNational/view.ts";
export {
  defaultTeamRankingView,
  type TeamRankingView,
  teamShows,
  teamSorts,
} from "./screens/RankingTeamNational/view.ts";
export { type BattingAiStatsView, defaultBattingAiStatsView } from "./screens/ReportBattingAiStats/view.ts";
export {
  type BattingResultsView,
  battingResultSorts,
  defaultBattingResultsView,
} from "./screens/ReportBattingResults/view.ts";
export { type BattingSummaryView, defaultBattingSummaryView } from "./screens/ReportBattingSummary/view.ts";
export { defaultPitchingAiStatsView, type PitchingAiStatsView } from "./screens/ReportPitchingAiStats/view.ts";
export {
  defaultPitchingResultsView,
  type PitchingResultsView,
  pitchingDayColumns,
} from "./screens/ReportPitchingResults/view.ts";
export { defaultPitchingSummaryView, type PitchingSummaryView } from "./screens/ReportPitchingSummary/view.ts";
export {
  copiedEventValues,
  type EventValues,
  eventDraftOf,
  eventValuesOf,
  newEventValues,
} from "./screens/TeamEventEdit/parts/eventValues.ts";
export { type CommentDraft, emptyDraft } from "./screens/TrainingPlayer/parts/commentDraft.ts";
export { emptyTrainingRecord, type TrainingRecordFields } from "./screens/TrainingPlayer/parts/recordFields.ts";
export { trainingOrder } from "./screens/TrainingReport/parts/trainingRows.ts";
export {
  defaultTrainingReportView,
  type TrainingReportView,
  trainingColumnSets,
  trainingSorts,
} from "./screens/TrainingReport/view.ts";
export { type CallFailure, callFailure } from "./state/callFailure.ts";
export type { Loadable } from "./state/loadable.ts";
export { type LoadPart, usePart } from "./state/usePart.ts";
export { useSending } from "./state/useSending.ts";
export { Appearance } from "./tokens/Appearance.tsx";
export { GlobalStyle } from "./tokens/GlobalStyle.tsx";
export { media } from "./tokens/theme.ts";
