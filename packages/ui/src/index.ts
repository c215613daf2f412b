export type { ShellUser } from "./components/AppHeader/AppHeader.tsx";
export { ApplicationCard, type ApplicationCardProps } from "./components/ApplicationCard/ApplicationCard.tsx";
export { AppShell, type AppShellProps } from "./components/AppShell/AppShell.tsx";
export { Avatar, type AvatarProps, type AvatarSize } from "./components/Avatar/Avatar.tsx";
export { type BallChanges, moveScopes } from "./components/BallActions/ballChanges.ts";
export { ballHref, type ReportVideoProps, type VideoActions } from "./components/BallVideo/ballVideo.ts";
export { Banner, type BannerProps, type BannerTone } from "./components/Banner/Banner.tsx";
export { BrokenPart, type BrokenPartProps } from "./components/BrokenPart/BrokenPart.tsx";
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from "./components/Button/Button.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export { DataTable, type DataTableProps } from "./components/DataTable/DataTable.tsx";
export type { SortDirection, TableColumn, TableView } from "./components/DataTable/parts/tableColumn.ts";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export { downloadText } from "./components/ExportButton/downloadText.ts";
export { guardDate } from "./components/GuardTable/guardDate.ts";
export { Icon, type IconProps } from "./components/Icon/Icon.tsx";
export type { IconName } from "./components/Icon/iconPaths.ts";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export { JapaneseBehaviour } from "./components/JapaneseBehaviour/JapaneseBehaviour.tsx";
export { Link, type LinkProps } from "./components/Link/Link.tsx";
export { NavigateProvider, type Navigation, useLinkNavigation } from "./components/Link/navigation.ts";
export { LoadingDialog } from "./components/LoadingDialog/LoadingDialog.tsx";
export { MemberForm, type MemberFormProps } from "./components/MemberForm/MemberForm.tsx";
export { type MemberWriting, startWriting } from "./components/MemberForm/parts/memberValues.ts";
export { NewVersionBar, type NewVersionBarProps } from "./components/NewVersionBar/NewVersionBar.tsx";
export { type Connection, OfflineBar, type OfflineBarProps } from "./components/OfflineBar/OfflineBar.tsx";
export { Pagination, type PaginationProps } from "./components/Pagination/Pagination.tsx";
export { Panel, type PanelProps } from "./components/Panel/Panel.tsx";
export { PasswordField, type PasswordFieldProps } from "./components/PasswordField/PasswordField.tsx";
export { rankedOrders } from "./components/PlayerRanking/rankedRows.ts";
export { type RankedView, rankedSorts, usualRankedView } from "./components/PlayerRanking/view.ts";
export type { FindableScreen } from "./components/PlayerSearch/createSearch.ts";
export { PlayerSearch, type PlayerSearchProps } from "./components/PlayerSearch/PlayerSearch.tsx";
export type { SearchHit } from "./components/PlayerSearch/searchOptions.ts";
export { ProductMark } from "./components/ProductMark/ProductMark.tsx";
export { type RankingConditions, usualConditions } from "./components/RankingBar/conditions.ts";
export type { ReportFrameAround, ReportNeighbour } from "./components/ReportFrame/reportFrameProps.ts";
export { SearchField, type SearchFieldProps } from "./components/SearchField/SearchField.tsx";
export { Segment, type SegmentOption, type SegmentProps } from "./components/Segment/Segment.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/Select/Select.tsx";
export type { NavGroup, NavItem } from "./components/SideNav/navItem.ts";
export type { ShellTeam } from "./components/SideNav/TeamPlate.tsx";
export { SignOutDialog } from "./components/SignOutDialog/SignOutDialog.tsx";
export { SimpleInquiry } from "./components/SimpleInquiry/SimpleInquiry.tsx";
export { Skeleton, type SkeletonProps, type SkeletonShape } from "./components/Skeleton/Skeleton.tsx";
export { Status, type StatusProps, type StatusTone } from "./components/Status/Status.tsx";
export { Tag, type TagProps, type TagTone } from "./components/Tag/Tag.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export type { Theme } from "./components/ThemeSwitch/ThemeSwitch.tsx";
export { createToasts, type ToastMessage, type ToastStore } from "./components/Toast/createToasts.ts";
export { ToastRegion } from "./components/Toast/ToastRegion.tsx";
export { UnitNumber, type UnitNumberProps } from "./components/UnitNumber/UnitNumber.tsx";
export type { VideoUploadState } from "./components/VideoField/videoUpload.ts";
export { VisuallyHidden } from "./components/VisuallyHidden/VisuallyHidden.tsx";
export { ballDoneText, ballDoneValueText } from "./copy/analyzer/ballDone.ts";
export { failureText } from "./copy/controls/failure.ts";
export { brokenPartText } from "./copy/frame/brokenPart.ts";
export { releaseText } from "./copy/frame/release.ts";
export type { NavGroupId, NavId } from "./copy/frame/shell.ts";
export { type ScreenId, titleText } from "./copy/frame/titles.ts";
export { applicationValueText } from "./copy/members/application.ts";
export { bulkValueText } from "./copy/members/memberBulkAdd.ts";
export { memberSavedText, memberSavedValueText } from "./copy/members/memberDetail.ts";
export { memberCountedText, memberDoneText, memberResultText } from "./copy/members/memberResults.ts";
export { pitchRecordValueText } from "./copy/practice/pitchGuard.ts";
export { trainingCommentText } from "./copy/practice/trainingPlayer.ts";
export { promiseText } from "./copy/support/comingSoon.ts";
export { ComingSoonScreen, type ComingSoonScreenProps } from "./screens/ComingSoon/ComingSoonScreen.tsx";
export { type CsvHistoryView, csvHistorySorts, defaultCsvHistoryView } from "./screens/CsvImport/view.ts";
export { type DashboardView, defaultDashboardView } from "./screens/Dashboard/view.ts";
export {
  defaultEvaluationView,
  type EvaluationView,
  evaluationSorts,
} from "./screens/EvaluationResult/view.ts";
export { LoginScreen } from "./screens/Login/LoginScreen.tsx";
export type { DemoAccount, DemoOffer, LoginScreenProps, SignIn, SignInFailure } from "./screens/Login/parts/signIn.ts";
export { MemberListScreen, type MemberListScreenProps } from "./screens/MemberList/MemberListScreen.tsx";
export type { MemberRun } from "./screens/MemberList/parts/MemberBulkBar.tsx";
export type { LinkAction, MemberAction } from "./screens/MemberList/parts/memberAction.ts";
export { memberOrder } from "./screens/MemberList/parts/memberOrder.ts";
export { type MemberStatus, memberStatuses } from "./screens/MemberList/parts/memberStatus.ts";
export { whomOf } from "./screens/MemberList/parts/whomOf.ts";
export {
  defaultMemberListView,
  type MemberListView,
  type MemberSort,
  memberSorts,
} from "./screens/MemberList/view.ts";
export {
  type AnalysisView,
  analysisSorts,
  defaultAnalysisView,
  mostPlayers,
} from "./screens/NextshotAnalysis/view.ts";
export {
  analyzerKinds,
  defaultNextshotRankingView,
  type NextshotRankingView,
} from "./screens/NextshotRanking/view.ts";
export {
  defaultPitchGuardView,
  type GuardAhead,
  guardAhead,
  type PitchGuardView,
} from "./screens/PitchGuard/parts/guardView.ts";
export { emptyPitchDraft } from "./screens/PitchGuard/parts/pitchDraft.ts";
export { defaultLocalRankingView, type LocalRankingView } from "./screens/RankingIndividualLocal/view.ts";
export { defaultNationalRankingView, type NationalRankingView } from "./screens/RankingIndividualNational/view.ts";
export { defaultTeamRankingView, type TeamRankingView } from "./screens/RankingTeamNational/view.ts";
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
export { type CommentDraft, emptyDraft } from "./screens/TrainingPlayer/parts/commentDraft.ts";
export { trainingOrder } from "./screens/TrainingReport/parts/trainingRows.ts";
export {
  defaultTrainingReportView,
  type TrainingReportView,
  trainingSorts,
} from "./screens/TrainingReport/view.ts";
export { type CallFailure, callFailure } from "./state/callFailure.ts";
export type { Loadable } from "./state/loadable.ts";
export { type LoadPart, usePart } from "./state/usePart.ts";
export { GlobalStyle } from "./tokens/GlobalStyle.tsx";
export { media, type TokenName, token } from "./tokens/theme.ts";
