export {
  type Account,
  type AccountSession,
  changePassword,
  endSessions,
  getAccount,
  listSessions,
  type PasswordChange,
  passwordChangeSchema,
} from "./contract/account.ts";
export { contract } from "./contract/all.ts";
export { type AuditAction, type AuditEntry, auditActions, listAudit } from "./contract/audit.ts";
export {
  acceptInvite,
  type Coach,
  type CoachInvite,
  type CoachInviteDraft,
  changeCoachRole,
  checkInvite,
  coachInviteDraftSchema,
  type HandedLink,
  type InviteAcceptance,
  inviteAcceptanceSchema,
  inviteCoach,
  issueResetLink,
  listCoaches,
  removeCoach,
  revokeInvite,
} from "./contract/coaches.ts";
export { emailField, newPasswordSchema } from "./contract/credentials.ts";
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
export { type FailureBody, failureBodySchema } from "./contract/failureBody.ts";
export {
  type InquiryCategory,
  type InquiryDraft,
  inquiryCategories,
  inquiryDraftSchema,
  type SimpleInquiryCategory,
  type SimpleInquiryDraft,
  sendInquiry,
  simpleInquiryDraftSchema,
} from "./contract/inquiry.ts";
export {
  type Applicant,
  acceptApplication,
  applicants,
  applyToJoin,
  checkJoinCode,
  declineApplication,
  type JoinDraft,
  type JoinPage,
  joinDraftSchema,
  mergeApplication,
} from "./contract/join.ts";
export { getJoinCode, issueJoinCode, type JoinCode, revokeJoinCode } from "./contract/joinCode.ts";
export { logoTypes, uploadLogo } from "./contract/logo.ts";
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
} from "./contract/memberChanges.ts";
export {
  type ArchivedAs,
  archivedAs,
  bulkCreateMember,
  createMember,
  getMember,
  type LinkStatus,
  linkStatuses,
  listMembers,
  MEMBERS_LIMIT,
  type Member,
  type MemberDetail,
  type MemberDraft,
  type MembersQuery,
  memberDetailSchema,
  memberDraftSchema,
  memberSchema,
  memberStates,
} from "./contract/members.ts";
export {
  acceptTrainingRequest,
  cancelInvite,
  inviteMember,
  unlinkUser,
  updateNextrainerStatus,
} from "./contract/nextshot.ts";
export { type PageConfig, pageConfigSchema, type TrackingSettings } from "./contract/pageConfig.ts";
export {
  checkPasswordReset,
  type PasswordResetRequest,
  passwordResetRequestSchema,
  requestPasswordReset,
  resetPassword,
} from "./contract/passwordReset.ts";
export { eraseMember, exportMember, exportTeam } from "./contract/personalData.ts";
export {
  type CoachType,
  coachTypes,
  getSession,
  type LoginDraft,
  login,
  loginDraftSchema,
  logout,
  type Session,
  type SessionTeam,
  type SessionUser,
  type SportType,
  sessionSchema,
  sportTypes,
} from "./contract/session.ts";
export {
  type Ball,
  balls,
  getTeam,
  removeLogo,
  type Team,
  type TeamDraft,
  teamDraftSchema,
  teamSchema,
  updateTeam,
} from "./contract/team.ts";
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
} from "./contract/yearChange.ts";
export {
  Failure,
  type FailureCode,
  failureCodes,
  failureStatus,
} from "./failure.ts";
export {
  type MeasurementKind,
  type MeasurementKindCode,
  type MeasurementUnit,
  measurementKinds,
} from "./measure/kind.ts";
export { type DateRange, defaultPeriod, type Period, periodRange, periods } from "./measure/period.ts";
export { roundToOneDecimal } from "./measure/rounding.ts";
export { type DataSection, dataSections } from "./measure/section.ts";
export {
  accountLimits,
  analytics,
  callLimits,
  consent,
  inquiry,
  loadingDialog,
  logoLimits,
  measurement,
  memberLimits,
  product,
  retention,
  sessionLimits,
  storageKeys,
  tablePages,
  toast,
  undoLimits,
} from "./product.ts";
export { guarded } from "./rules/formula.ts";
export {
  compareGrades,
  type Grade,
  type GradeGroup,
  gradeGroupOf,
  gradeGroups,
  gradeMatches,
  grades,
} from "./rules/grade.ts";
export {
  type AnalyzerCall,
  afterAnalyzerCall,
  afterTrainingCall,
  allowedAnalyzerCalls,
  allowedTrainingCalls,
  type TrainingCall,
} from "./rules/linkStatus.ts";
export { kanaName, memberName } from "./rules/memberName.ts";
export { type PageSize, pageCount, pageSizeFrom, pageSpan, pageWithin } from "./rules/page.ts";
export { type Gender, genders, type Hand, hands } from "./rules/person.ts";
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
} from "./rules/pitch.ts";
export { asHiragana, graphemeCount, normalizeForSearch } from "./rules/text.ts";
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
} from "./rules/training.ts";
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
  type YearChoices,
  type YearCounts,
} from "./rules/yearChange.ts";
export { nextSchoolYear, yearChangeUndoUntil } from "./rules/yearChangeDates.ts";
