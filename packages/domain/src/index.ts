export {
  type Account,
  type AccountSession,
  changePassword,
  endSessions,
  getAccount,
  listSessions,
  type PasswordChange,
  passwordChangeSchema,
} from "./contract/account/account.ts";
export {
  type AuditAction,
  type AuditEntry,
  auditActions,
  auditExportPage,
  exportAudit,
  listAudit,
} from "./contract/account/audit.ts";
export {
  acceptInvite,
  type Coach,
  type CoachChange,
  type CoachInvite,
  type CoachInviteDraft,
  changeCoach,
  changeCoachRole,
  checkInvite,
  coachChangeSchema,
  coachInviteDraftSchema,
  type HandedLink,
  type InviteAcceptance,
  inviteAcceptanceSchema,
  inviteCoach,
  issueResetLink,
  listCoaches,
  removeCoach,
  revokeInvite,
  sendInviteCode,
} from "./contract/account/coaches.ts";
export { emailField, newPasswordSchema } from "./contract/account/credentials.ts";
export {
  changeEmail,
  changeName,
  confirmEmail,
  type EmailChange,
  type EmailChangeOutcome,
  type EmailConfirmation,
  emailChangeSchema,
  emailCodeField,
  emailConfirmationSchema,
  type NameChange,
  nameChangeSchema,
} from "./contract/account/identity.ts";
export {
  type InquiryCategory,
  type InquiryDraft,
  inquiryCategories,
  inquiryDraftSchema,
  type SimpleInquiryCategory,
  type SimpleInquiryDraft,
  sendInquiry,
  simpleInquiryDraftSchema,
} from "./contract/account/inquiry.ts";
export { joinTeam, listOwnTeams, type OwnTeam, switchTeam } from "./contract/account/ownTeams.ts";
export { type PageConfig, pageConfigSchema, type TrackingSettings } from "./contract/account/pageConfig.ts";
export {
  finishSignIn,
  recoveryCodeField,
  type SecondStep,
  signInWithPasskey,
  startPasskeySignIn,
} from "./contract/account/passkeySignIn.ts";
export {
  addPasskey,
  chooseSecondFactor,
  listPasskeys,
  makeRecoveryCodes,
  type Passkey,
  type Passkeys,
  passkeyNameSchema,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "./contract/account/passkeys.ts";
export {
  checkPasswordReset,
  type PasswordResetRequest,
  passwordResetRequestSchema,
  requestPasswordReset,
  resetPassword,
} from "./contract/account/passwordReset.ts";
export { type Proof, prove, startProof } from "./contract/account/proof.ts";
export {
  type CoachType,
  coachTypes,
  getSession,
  type LoginDraft,
  login,
  loginDraftSchema,
  logout,
  type SecondFactorStep,
  type SecondStepAsked,
  type Session,
  type SessionTeam,
  type SessionUser,
  type SportType,
  sessionSchema,
  sportTypes,
} from "./contract/account/session.ts";
export type { Assertion, Registration } from "./contract/account/webAuthn.ts";
export type { WebAuthnOptions } from "./contract/account/webAuthnOptions.ts";
export { contract } from "./contract/all.ts";
export {
  type BattingAiStats,
  getBattingAiStats,
  getPitchingAiStats,
  type PitchingAiStats,
} from "./contract/analyzer/aiStats.ts";
export { type Analysis, getAnalysis } from "./contract/analyzer/analysis.ts";
export {
  type BattingFigures,
  type BattingResults,
  type BattingSummary,
  battingSorts,
  getBattingSummary,
  listBattingResults,
} from "./contract/analyzer/battingReport.ts";
export {
  ballGrains,
  type ImportedBall,
  type PackedBalls,
  packBalls,
  packedBallsSchema,
  unpackBalls,
} from "./contract/analyzer/csvBalls.ts";
export {
  type CsvImport,
  type CsvImportDraft,
  type CsvSource,
  csvImportDraftSchema,
  findKnownBalls,
  forgetCsvSource,
  getCsvFile,
  getCsvImports,
  importCsv,
  sendCsvFile,
  type UsualSpeed,
  undoCsvImport,
} from "./contract/analyzer/csvImports.ts";
export {
  analyzerSource,
  ingestMeasurements,
  ingestMemberLinks,
  ingestNotes,
  ingestPitchCounts,
  ingestTrainingRecords,
  ingestVideos,
  type MemberLinkRecord,
  type NoteRecord,
  type PitchCountRecord,
  type TrainingRecord,
  trainingSource,
  type VideoRecord,
} from "./contract/analyzer/ingest.ts";
export {
  changeMeasurement,
  deleteMeasurement,
  listDayBalls,
  type MeasurementChange,
  type MeasurementMove,
  measurementChangeSchema,
  moveMeasurements,
  restoreMeasurement,
} from "./contract/analyzer/measurementChanges.ts";
export { type MeasurementRecord, measurementRecordSchema } from "./contract/analyzer/measurementRecord.ts";
export {
  getPitchingSummary,
  listPitchingDays,
  listPitchingResults,
  type PitchingDays,
  type PitchingResults,
  type PitchingSummary,
  pitchingDaySorts,
  pitchingSorts,
} from "./contract/analyzer/pitchingReport.ts";
export { type MeasuredBall, REPORT_BALLS_MAX, type ReportPlayer } from "./contract/analyzer/reportFields.ts";
export { getReportPlayers, type ReportPlayerRow, type ReportPlayers } from "./contract/analyzer/reportPlayers.ts";
export { ingestTeamAverages, type TeamAverageRecord } from "./contract/analyzer/teamAverage.ts";
export {
  type BallPage,
  cancelVideoUpload,
  type FilmedBall,
  finishVideoUpload,
  getBallPage,
  removeVideo,
  savePoster,
  sendVideoPart,
  setImpact,
  startVideoUpload,
  type Video,
  type VideoUpload,
} from "./contract/analyzer/videos.ts";
export {
  BATCH_BYTES_MAX,
  BATCH_ROWS_MAX,
  type BatchFailureCode,
  type IngestReply,
  type Judged,
} from "./contract/batch.ts";
export {
  type Access,
  type AnyEndpoint,
  type BodyInput,
  type BodyOf,
  defineEndpoint,
  type ParamsOf,
  type QueryInput,
  type QueryOf,
  type ReplyOf,
} from "./contract/endpoint.ts";
export { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from "./contract/events/calendarFeed.ts";
export {
  type Car,
  type EventDraft,
  type EventScope,
  eventDraftSchema,
  eventScopes,
  type Tell,
} from "./contract/events/eventFields.ts";
export {
  type Attendance,
  answerForPlayer,
  cancelEvent,
  changeEvent,
  createEvent,
  type Duty,
  deleteEvent,
  type EventCar,
  type EventFamily,
  type EventPitcher,
  getEvent,
  getEventCalendar,
  listEvents,
  saveDuties,
  type TeamEvent,
  type TeamEventSummary,
} from "./contract/events/events.ts";
export type { ProviderEventSummary } from "./contract/events/providerEventSummary.ts";
export {
  applyProviderEvent,
  getProviderEvent,
  getProviderEventCalendar,
  type ProviderEvent,
} from "./contract/events/providerEvents.ts";
export { type FailureBody, failureBodySchema } from "./contract/failureBody.ts";
export { type MarkdownNode, type MarkdownTree, markdownNodesSchema } from "./contract/markdownTree.ts";
export { acceptApplication, declineApplication, mergeApplication } from "./contract/members/applications.ts";
export {
  applyToJoin,
  checkJoinCode,
  type JoinDraft,
  type JoinPage,
  joinDraftSchema,
} from "./contract/members/join.ts";
export {
  defaultJoinCode,
  getJoinCode,
  issueJoinCode,
  type JoinCode,
  type JoinCodeDraft,
  revokeJoinCode,
} from "./contract/members/joinCode.ts";
export {
  archiveMembers,
  bulkDeleteMember,
  listDeletedMembers,
  type MemberEdit,
  memberEditSchema,
  reinstateMembers,
  restoreMembers,
  undoCreation,
  updateMember,
} from "./contract/members/memberChanges.ts";
export { bulkCreateMember, createMember, type MemberDraft, memberDraftSchema } from "./contract/members/memberDraft.ts";
export {
  type ArchivedAs,
  archivedAs,
  getMember,
  type LinkStatus,
  linkStatuses,
  listMembers,
  MEMBERS_LIMIT,
  type Member,
  type MemberDetail,
  type MembersQuery,
  memberDetailSchema,
  memberSchema,
  memberStates,
} from "./contract/members/members.ts";
export type { NamedMember } from "./contract/members/namedMember.ts";
export {
  acceptTrainingRequest,
  cancelInvite,
  inviteMember,
  unlinkUser,
  updateNextrainerStatus,
} from "./contract/members/nextshot.ts";
export { eraseMember, exportMember, exportTeam } from "./contract/members/personalData.ts";
export { removePhoto, uploadPhoto } from "./contract/members/photo.ts";
export {
  getYearState,
  runYearChange,
  undoYearChange,
  type YearChange,
  type YearChangeDraft,
  type YearMove,
  type YearState,
  yearChangeDraftSchema,
  yearMoves,
} from "./contract/members/yearChange.ts";
export {
  type ChildNotes,
  type FamilyNote,
  getFamilyNotes,
  type NoteForm,
  readNoteAnswer,
  saveFamilyGoals,
  writeFamilyNote,
} from "./contract/notes/familyNotes.ts";
export {
  type GoalCell,
  type GoalSheet,
  type GoalTie,
  getGoalSheet,
  goalSheetSchema,
  type StoredGoalSheet,
  saveGoalSheet,
} from "./contract/notes/goalSheets.ts";
export { listIngestNotes } from "./contract/notes/ingestNoteAnswers.ts";
export type {
  GivenStamp,
  NoteAnswer,
  NoteCoach,
  NoteComment,
  NotePart,
  NoteQuestion,
} from "./contract/notes/noteFields.ts";
export { isAnswered, type NoteSummary } from "./contract/notes/noteSummary.ts";
export {
  type CommentOffer,
  commentOnNote,
  countNotes,
  deleteNoteComment,
  getNote,
  listNotes,
  listPlayerNotes,
  type Note,
  type NoteCounts,
  type NoteFact,
  type NoteList,
  type NoteView,
  noteViews,
  type PlayerNote,
  type PlayerNotes,
  readNote,
  stampNotes,
  starNote,
} from "./contract/notes/notes.ts";
export {
  archiveNoteTemplate,
  listNoteTemplates,
  type NoteTemplate,
  type NoteTemplateDraft,
  type NoteTemplates,
  noteTemplateDraftSchema,
  saveNoteTemplate,
} from "./contract/notes/noteTemplates.ts";
export { type FamilyLetter, makeFamilyLetters, revokeFamilyLinks } from "./contract/notices/families.ts";
export {
  answerFamilyCar,
  answerFamilyEvent,
  createFamilyCalendar,
  type FamilyEvent,
} from "./contract/notices/familyEvents.ts";
export {
  answerFamilyNotice,
  chooseFamilyMail,
  type FamilyNotice,
  type FamilyPage,
  getFamilyPage,
  readFamilyNotice,
  stopFamilyLinks,
} from "./contract/notices/familyPage.ts";
export {
  type InformationCategory,
  type InformationSummary,
  informationCategories,
  listInformation,
  readInformation,
} from "./contract/notices/information.ts";
export { getInformation, type Information } from "./contract/notices/informationArticle.ts";
export type { NoticeAnswerRecord, NoticeReadRecord } from "./contract/notices/ingestNotices.ts";
export {
  type NoticeDraft,
  noticeDraftSchema,
  type SendableNotice,
  sendableNoticeSchema,
} from "./contract/notices/noticeDraft.ts";
export {
  type MailFailure,
  type MailState,
  mailFailures,
  mailStates,
  type NoticeFile,
  type NoticeLevel,
  type NoticeState,
  type NoticeVersion,
  noticeFileTypes,
  noticeLevels,
  noticeStates,
} from "./contract/notices/noticeFields.ts";
export {
  cancelNotice,
  checkNotice,
  correctNotice,
  deleteNoticeDraft,
  getNotice,
  listNotices,
  type Notice,
  type NoticeRecipient,
  type NoticeSort,
  type NoticeSummary,
  noticeSorts,
  noticeTabs,
  resendNotice,
  saveNoticeDraft,
  sendNotice,
  uploadNoticeFile,
} from "./contract/notices/notices.ts";
export { countOpenPlayers } from "./contract/notices/openItemCount.ts";
export {
  listOpenItems,
  type OpenItem,
  type OpenItemKind,
  type OpenItems,
  type OpenPlayer,
  openItemKinds,
  previewReminder,
  sendReminders,
} from "./contract/notices/openItems.ts";
export {
  deleteRecipientGroup,
  listRecipientGroups,
  type RecipientGroup,
  saveRecipientGroup,
} from "./contract/notices/recipientGroups.ts";
export {
  type Dashboard,
  type DashboardLoad,
  type DashboardPractice,
  type GuardedPitcher,
  getDashboard,
  getPracticeHeat,
  type PracticeHeat,
} from "./contract/practice/dashboard.ts";
export {
  type Evaluation,
  type EvaluationGrowth,
  type EvaluationKind,
  type EvaluationPlayer,
  type EvaluationTable,
  evaluationKinds,
  getEvaluation,
  getEvaluationPlayer,
  getEvaluationTable,
} from "./contract/practice/evaluation.ts";
export {
  type GuardCounts,
  getHome,
  type Home,
  type HomeNote,
  type MemberPain,
  missingFromDays,
  type NewBest,
  type People,
  type StageToday,
  type StageWeek,
} from "./contract/practice/home.ts";
export type { HomeEvent } from "./contract/practice/homeEvents.ts";
export {
  listMeasureGoals,
  type MeasureGoal,
  type MeasureGoalsDraft,
  measureGoalsDraftSchema,
  saveMeasureGoals,
} from "./contract/practice/measureGoals.ts";
export {
  archiveMeasureItem,
  createMeasureItem,
  listMeasureItems,
  MEASURE_ITEMS_LIMIT,
  type MeasureItem,
  type MeasureItemDraft,
  type MeasureItemEdit,
  measureItemDraftSchema,
  measureItemEditSchema,
  measureItemSchema,
  orderMeasureItems,
  reinstateMeasureItem,
  updateMeasureItem,
} from "./contract/practice/measureItems.ts";
export {
  closeMeasuringDay,
  createMeasuringDay,
  deleteMeasuringDay,
  getMeasuringDay,
  listMeasuringDays,
  type MeasuredPast,
  type MeasuringCell,
  type MeasuringDay,
  type MeasuringDayDraft,
  type MeasuringDayEdit,
  type MeasuringRow,
  type MeasuringSheet,
  measuringDayDraftSchema,
  measuringDayEditSchema,
  measuringDaySchema,
  reopenMeasuringDay,
  saveMeasuringValues,
  updateMeasuringDay,
} from "./contract/practice/measuringDays.ts";
export {
  getMemberStory,
  type MemberStory,
  type StoryBest,
  type StoryWeek,
} from "./contract/practice/memberStory.ts";
export type { PainReport } from "./contract/practice/painReport.ts";
export {
  changePitchCount,
  deletePitchCount,
  listPitchCounts,
  type PitchCount,
  type PitchCountEdit,
  type PitchCountKind,
  type PitchCountsDraft,
  pitchCountEditSchema,
  pitchCountKinds,
  pitchCountSchema,
  pitchCountsDraftSchema,
  recordPitchCounts,
  restorePitchCount,
} from "./contract/practice/pitchCounts.ts";
export {
  type ComingDay,
  type GuardExcess,
  type GuardedPlayer,
  type GuardLevel,
  type GuardReason,
  type GuardSpan,
  getPitchGuard,
  getPlayerGuard,
  guardLevels,
  markFinishedBatter,
  type PitchGuard,
  type PlayerGuard,
} from "./contract/practice/pitchGuard.ts";
export {
  addTrainingComment,
  getTrainingPlayer,
  getTrainingReport,
  recentDays,
  removeTrainingComment,
  type TrainingComment,
  type TrainingCommentDraft,
  type TrainingDay,
  type TrainingEntry,
  type TrainingPlayer,
  type TrainingReport,
  type TrainingReportRow,
  type TrainingStamp,
  trainingCommentDraftSchema,
  trainingStamps,
} from "./contract/practice/training.ts";
export {
  deleteRecordedTraining,
  type RecordedTraining,
  recordTraining,
  type TrainingRecordDraft,
  trainingRecordDraftSchema,
} from "./contract/practice/trainingRecords.ts";
export { getWeekBests, scoreboardWeeks, type WeekBest, type WeekBests } from "./contract/practice/weekBests.ts";
export {
  getLocalRanking,
  getNationalRanking,
  type LocalRanking,
  type LocalRankingQuery,
  type LocalRankingRow,
  type NationalRanking,
  type NationalRankingQuery,
  type NationalRankingRow,
  type OwnPosition,
} from "./contract/rankings/rankings.ts";
export {
  getTeamRanking,
  type OwnTeamPosition,
  type TeamRanking,
  type TeamRankingQuery,
  type TeamRankingRow,
} from "./contract/rankings/teamRanking.ts";
export { fullRecordOf, partialRecordOf, recordOf } from "./contract/records.ts";
export { logoTypes, uploadLogo } from "./contract/team/logo.ts";
export { getTeamPhotos, switchTeamPhotos, type TeamPhotos } from "./contract/team/photos.ts";
export {
  getTeamSecondFactor,
  removeSecondFactor,
  requireSecondFactor,
  type TeamSecondFactor,
} from "./contract/team/secondFactor.ts";
export {
  getTeamSettings,
  type TeamSettings,
  type TeamSettingsDraft,
  teamSettingsDraftSchema,
  teamSettingsSchema,
  updateTeamSettings,
} from "./contract/team/settings.ts";
export { checkSetup, runSetup, type SetupDraft, setupDraftSchema } from "./contract/team/setup.ts";
export { getTeamStorage, type TeamStorage } from "./contract/team/storage.ts";
export {
  type Ball,
  balls,
  getTeam,
  removeLogo,
  type Team,
  type TeamDraft,
  type TeamEdit,
  teamDraftSchema,
  teamSchema,
  updateTeam,
} from "./contract/team/team.ts";
export { eventLimits } from "./eventLimits.ts";
export { type AttendanceCounts, attendanceCounts } from "./events/attendanceCounts.ts";
export { changeLines } from "./events/changeLines.ts";
export { type EventSpan, eventClashes, eventsOverlap } from "./events/eventClashes.ts";
export { type EventMistakes, eventMistakes } from "./events/eventMistakes.ts";
export { type EventChange, eventNotice } from "./events/eventNotice.ts";
export { beginsAt, type EventMoment, momentsOf } from "./events/eventTimes.ts";
export { dateTimeText, planText } from "./events/eventWords.ts";
export { type PlannedCar, type SeatPlan, seatPlan } from "./events/seatPlan.ts";
export { suggestDuties } from "./events/suggestDuties.ts";
export { weeklyOccurrences } from "./events/weeklyOccurrences.ts";
export {
  asksForProof,
  Failure,
  type FailureCode,
  failureCodes,
  failureStatus,
  isOfOtherTeam,
  isRefusal,
  openTeamField,
  operationField,
  proofField,
  secondFactorField,
  wasDoneBefore,
} from "./failure.ts";
export { fileSize } from "./fileSize.ts";
export {
  accountLimits,
  analytics,
  consent,
  csvImport,
  foulLineDeg,
  inquiry,
  joinCodeLimits,
  loadingDialog,
  logoLimits,
  measurement,
  measuringLimits,
  memberLimits,
  photoLimits,
  pitchGuard,
  retention,
  tablePages,
  toast,
  undoLimits,
  videoLimits,
} from "./limits.ts";
export { asParagraph, plainText } from "./markdown/plainText.ts";
export { noteLimits } from "./noteLimits.ts";
export { answeringMinutes } from "./notes/answeringMinutes.ts";
export { answerMistakes, isEmptyNote } from "./notes/answerMistakes.ts";
export { emptyGoalSheet, goalCellAt, goalCellNumbers, goalCellOfGrid, withGoalCell } from "./notes/goalCells.ts";
export { guardiansRead } from "./notes/guardiansRead.ts";
export { mentionsPain } from "./notes/mentionsPain.ts";
export { type NoteDay, noteDay, noteDeadline } from "./notes/noteDay.ts";
export { excerptOf, noteParts, partsBesideFeel, scaleOf } from "./notes/noteParts.ts";
export { speaksOfPain } from "./notes/speaksOfPain.ts";
export { newQuestion, starterTemplates } from "./notes/starterTemplates.ts";
export { type TemplateMistakes, templateMistakes } from "./notes/templateMistakes.ts";
export { familyLinkRenewalDays, noticeLimits } from "./noticeLimits.ts";
export {
  callLimits,
  navigationPreloadHeader,
  pageHeader,
  product,
  sessionLimits,
  storageKeys,
  teamHeader,
} from "./product.ts";
export type { CheckedEvent } from "./rules/checkedEvent.ts";
export { csvUndoUntil } from "./rules/csvUndo.ts";
export { defaultSettings } from "./rules/defaultSettings.ts";
export {
  authorOf,
  correctionMailWords,
  type FamilyMailWords,
  type MailBlock,
  type NoticeMail,
  noticeMailWords,
  type ReminderMail,
  reminderMailWords,
} from "./rules/familyMail.ts";
export { guarded } from "./rules/formula.ts";
export {
  type AnalyzerCall,
  afterAnalyzerCall,
  afterAnalyzerEvent,
  afterTrainingCall,
  afterTrainingEvent,
  allowedAnalyzerCalls,
  allowedTrainingCalls,
  type TrainingCall,
} from "./rules/linkStatus.ts";
export { kanaName, memberName, shortNames, sortByReading } from "./rules/memberName.ts";
export { type NoticeWarning, noticePlace, noticeWarnings } from "./rules/noticeChecks.ts";
export { isDeadlineLate } from "./rules/noticeDeadline.ts";
export { afterQuietHours, deadlineReminderAt, familyLinkExpiry, noticeLeavesAt } from "./rules/noticeTimes.ts";
export { type PageSize, pageCount, pageSizeFrom, pageSpan, pageWithin } from "./rules/page.ts";
export { type TextPart, textLinks } from "./rules/textLinks.ts";
export {
  type AnalyzerUsage,
  analyzerUsage,
  analyzerUsages,
  type TrainingUsage,
  trainingUsage,
  trainingUsages,
} from "./rules/usage.ts";
export {
  allowedYearMoves,
  countGrades,
  countYearMoves,
  type GradeCounts,
  nextGrade,
  type PlannedMove,
  planYearChange,
  type Standing,
  standingAfter,
  standingBefore,
  usualYearMove,
  type YearChoices,
  type YearCounts,
} from "./rules/yearChange.ts";
export { nextSchoolYear, schoolYearBegins, schoolYearOf, yearChangeUndoUntil } from "./rules/yearChangeDates.ts";
export {
  type BallValues,
  type CorrectableField,
  correctableFields,
  correctionErrors,
  type MeasuredNumber,
  measuredNumbers,
} from "./statistics/correction.ts";
export { addDays, dayInJapan, dayNumber, mondayOf } from "./statistics/day.ts";
export {
  type DateRange,
  defaultPeriod,
  isSpanStart,
  longestSpanDays,
  type Period,
  periods,
  rangeBefore,
  type Span,
} from "./statistics/period.ts";
export { periodRange, spanRange } from "./statistics/periodRange.ts";
export { fastestKmh, steepestAngle } from "./statistics/quality.ts";
export { changeShown, roundTo, roundToOneDecimal } from "./statistics/rounding.ts";
export {
  type AttendanceAnswer,
  attendanceAnswers,
  type CarChoice,
  carChoices,
  type EventKind,
  eventKinds,
  isExpected,
} from "./vocabulary/attendance.ts";
export { type DataSection, dataSections } from "./vocabulary/dataSections.ts";
export {
  compareGrades,
  type Grade,
  type GradeGroup,
  gradeGroupOf,
  gradeGroups,
  gradeMatches,
  grades,
} from "./vocabulary/grade.ts";
export { type AnalyzerEvent, analyzerEvents, type TrainingEvent, trainingEvents } from "./vocabulary/linkEvents.ts";
export {
  type MeasurementKind,
  type MeasurementKindCode,
  type MeasurementUnit,
  measurementKinds,
} from "./vocabulary/measurementKind.ts";
export {
  type NoteReaders,
  type NoteStamp,
  type NoteWriter,
  noteReaders,
  noteStamps,
  noteWriters,
  type QuestionKind,
  questionKinds,
} from "./vocabulary/notes.ts";
export { type Applicant, applicants, type Gender, genders, type Hand, hands } from "./vocabulary/person.ts";
export {
  defaultPitchReading,
  type PitchCode,
  type PitchName,
  type PitchReading,
  type PitchType,
  pitchCodes,
  pitchNames,
  pitchReadings,
  pitchType,
} from "./vocabulary/pitch.ts";
export { asHiragana, fullWidthKana, graphemeCount, graphemesOf, normalizeForSearch } from "./vocabulary/text.ts";
export {
  type BattingResult,
  type BattingResultCode,
  type BattingType,
  type BattingTypeCode,
  battingResults,
  battingTypes,
  type TrainingMode,
  type TrainingModeCode,
  trainingModes,
} from "./vocabulary/trainingModes.ts";
export { waitingTime } from "./waitingTime.ts";
