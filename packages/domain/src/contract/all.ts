import { changePassword, endSessions, getAccount, listSessions } from "./account/account.ts";
import { exportAudit, listAudit } from "./account/audit.ts";
import {
  acceptInvite,
  changeCoach,
  changeCoachRole,
  checkInvite,
  inviteCoach,
  issueResetLink,
  listCoaches,
  removeCoach,
  revokeInvite,
  sendInviteCode,
} from "./account/coaches.ts";
import { changeEmail, changeName, confirmEmail } from "./account/identity.ts";
import { sendInquiry } from "./account/inquiry.ts";
import { joinTeam, listOwnTeams, switchTeam } from "./account/ownTeams.ts";
import { finishSignIn, signInWithPasskey, startPasskeySignIn } from "./account/passkeySignIn.ts";
import {
  addPasskey,
  chooseSecondFactor,
  listPasskeys,
  makeRecoveryCodes,
  removePasskey,
  renamePasskey,
  startPasskey,
} from "./account/passkeys.ts";
import { checkPasswordReset, requestPasswordReset, resetPassword } from "./account/passwordReset.ts";
import { prove, startProof } from "./account/proof.ts";
import { getSession, login, logout } from "./account/session.ts";
import { getBattingAiStats, getPitchingAiStats } from "./analyzer/aiStats.ts";
import { getAnalysis } from "./analyzer/analysis.ts";
import { getBattingSummary, listBattingResults } from "./analyzer/battingReport.ts";
import {
  findKnownBalls,
  forgetCsvSource,
  getCsvFile,
  getCsvImports,
  importCsv,
  sendCsvFile,
  undoCsvImport,
} from "./analyzer/csvImports.ts";
import {
  ingestMeasurements,
  ingestMemberLinks,
  ingestNotes,
  ingestPitchCounts,
  ingestTrainingRecords,
  ingestVideos,
} from "./analyzer/ingest.ts";
import {
  changeMeasurement,
  deleteMeasurement,
  listDayBalls,
  moveMeasurements,
  restoreMeasurement,
} from "./analyzer/measurementChanges.ts";
import { getPitchingSummary, listPitchingDays, listPitchingResults } from "./analyzer/pitchingReport.ts";
import { getReportPlayers } from "./analyzer/reportPlayers.ts";
import { ingestTeamAverages } from "./analyzer/teamAverage.ts";
import {
  cancelVideoUpload,
  finishVideoUpload,
  getBallPage,
  removeVideo,
  savePoster,
  sendVideoPart,
  setImpact,
  startVideoUpload,
} from "./analyzer/videos.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from "./events/calendarFeed.ts";
import {
  answerForPlayer,
  cancelEvent,
  changeEvent,
  createEvent,
  deleteEvent,
  getEvent,
  getEventCalendar,
  listEvents,
  saveDuties,
} from "./events/events.ts";
import { applyProviderEvent, getProviderEvent, getProviderEventCalendar } from "./events/providerEvents.ts";
import { acceptApplication, declineApplication, mergeApplication } from "./members/applications.ts";
import { applyToJoin, checkJoinCode } from "./members/join.ts";
import { getJoinCode, issueJoinCode, revokeJoinCode } from "./members/joinCode.ts";
import {
  archiveMembers,
  bulkDeleteMember,
  listDeletedMembers,
  reinstateMembers,
  restoreMembers,
  undoCreation,
  updateMember,
} from "./members/memberChanges.ts";
import { bulkCreateMember, createMember } from "./members/memberDraft.ts";
import { getMember, listMembers } from "./members/members.ts";
import {
  acceptTrainingRequest,
  cancelInvite,
  inviteMember,
  unlinkUser,
  updateNextrainerStatus,
} from "./members/nextshot.ts";
import { eraseMember, exportMember, exportTeam } from "./members/personalData.ts";
import { removePhoto, uploadPhoto } from "./members/photo.ts";
import { getYearState, runYearChange, undoYearChange } from "./members/yearChange.ts";
import { getFamilyNotes, readNoteAnswer, saveFamilyGoals, writeFamilyNote } from "./notes/familyNotes.ts";
import { getGoalSheet, saveGoalSheet } from "./notes/goalSheets.ts";
import { listIngestNotes } from "./notes/ingestNoteAnswers.ts";
import {
  commentOnNote,
  countNotes,
  deleteNoteComment,
  getNote,
  listNotes,
  listPlayerNotes,
  readNote,
  stampNotes,
  starNote,
} from "./notes/notes.ts";
import { archiveNoteTemplate, listNoteTemplates, saveNoteTemplate } from "./notes/noteTemplates.ts";
import { makeFamilyLetters, revokeFamilyLinks } from "./notices/families.ts";
import { answerFamilyCar, answerFamilyEvent, createFamilyCalendar } from "./notices/familyEvents.ts";
import {
  answerFamilyNotice,
  chooseFamilyMail,
  getFamilyPage,
  readFamilyNotice,
  stopFamilyLinks,
} from "./notices/familyPage.ts";
import { listInformation, readInformation } from "./notices/information.ts";
import { getInformation } from "./notices/informationArticle.ts";
import { ingestNoticeAnswers, ingestNoticeReads, listIngestNotices } from "./notices/ingestNotices.ts";
import {
  cancelNotice,
  checkNotice,
  correctNotice,
  deleteNoticeDraft,
  getNotice,
  listNotices,
  resendNotice,
  saveNoticeDraft,
  sendNotice,
  uploadNoticeFile,
} from "./notices/notices.ts";
import { countOpenPlayers } from "./notices/openItemCount.ts";
import { listOpenItems, previewReminder, sendReminders } from "./notices/openItems.ts";
import { deleteRecipientGroup, listRecipientGroups, saveRecipientGroup } from "./notices/recipientGroups.ts";
import { getDashboard, getPracticeHeat } from "./practice/dashboard.ts";
import { getEvaluation, getEvaluationPlayer, getEvaluationTable } from "./practice/evaluation.ts";
import { getHome } from "./practice/home.ts";
import { listMeasureGoals, saveMeasureGoals } from "./practice/measureGoals.ts";
import {
  archiveMeasureItem,
  createMeasureItem,
  listMeasureItems,
  orderMeasureItems,
  reinstateMeasureItem,
  updateMeasureItem,
} from "./practice/measureItems.ts";
import {
  closeMeasuringDay,
  createMeasuringDay,
  deleteMeasuringDay,
  getMeasuringDay,
  listMeasuringDays,
  reopenMeasuringDay,
  saveMeasuringValues,
  updateMeasuringDay,
} from "./practice/measuringDays.ts";
import { getMemberStory } from "./practice/memberStory.ts";
import {
  changePitchCount,
  deletePitchCount,
  listPitchCounts,
  recordPitchCounts,
  restorePitchCount,
} from "./practice/pitchCounts.ts";
import { getPitchGuard, getPlayerGuard, markFinishedBatter } from "./practice/pitchGuard.ts";
import {
  addTrainingComment,
  getTrainingPlayer,
  getTrainingReport,
  removeTrainingComment,
} from "./practice/training.ts";
import { deleteRecordedTraining, recordTraining } from "./practice/trainingRecords.ts";
import { getWeekBests } from "./practice/weekBests.ts";
import { getLocalRanking, getNationalRanking } from "./rankings/rankings.ts";
import { getTeamRanking } from "./rankings/teamRanking.ts";
import { uploadLogo } from "./team/logo.ts";
import { getTeamPhotos, switchTeamPhotos } from "./team/photos.ts";
import { getTeamSecondFactor, removeSecondFactor, requireSecondFactor } from "./team/secondFactor.ts";
import { getTeamSettings, updateTeamSettings } from "./team/settings.ts";
import { checkSetup, runSetup } from "./team/setup.ts";
import { getTeamStorage } from "./team/storage.ts";
import { getTeam, removeLogo, updateTeam } from "./team/team.ts";

/** Every endpoint by name: the server must serve each, and the OpenAPI document lists them all. */
export const contract = {
  login,
  logout,
  getSession,
  listOwnTeams,
  switchTeam,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  startPasskeySignIn,
  signInWithPasskey,
  finishSignIn,
  getAccount,
  startProof,
  prove,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  makeRecoveryCodes,
  chooseSecondFactor,
  getTeamSecondFactor,
  requireSecondFactor,
  removeSecondFactor,
  changePassword,
  changeName,
  changeEmail,
  confirmEmail,
  listSessions,
  endSessions,
  listCoaches,
  inviteCoach,
  revokeInvite,
  sendInviteCode,
  issueResetLink,
  changeCoachRole,
  changeCoach,
  removeCoach,
  checkInvite,
  acceptInvite,
  joinTeam,
  checkSetup,
  runSetup,
  listMembers,
  getMember,
  getMemberStory,
  createMember,
  bulkCreateMember,
  updateMember,
  bulkDeleteMember,
  restoreMembers,
  listDeletedMembers,
  undoCreation,
  archiveMembers,
  reinstateMembers,
  getYearState,
  runYearChange,
  undoYearChange,
  acceptTrainingRequest,
  updateNextrainerStatus,
  inviteMember,
  cancelInvite,
  unlinkUser,
  getTeam,
  updateTeam,
  getTeamSettings,
  updateTeamSettings,
  getTeamStorage,
  listMeasureItems,
  createMeasureItem,
  updateMeasureItem,
  archiveMeasureItem,
  reinstateMeasureItem,
  orderMeasureItems,
  listMeasureGoals,
  saveMeasureGoals,
  getEvaluation,
  getEvaluationPlayer,
  getEvaluationTable,
  getPitchGuard,
  getPlayerGuard,
  markFinishedBatter,
  listPitchCounts,
  recordPitchCounts,
  changePitchCount,
  deletePitchCount,
  restorePitchCount,
  getTrainingReport,
  getTrainingPlayer,
  addTrainingComment,
  removeTrainingComment,
  recordTraining,
  deleteRecordedTraining,
  getLocalRanking,
  getNationalRanking,
  getTeamRanking,
  getBattingSummary,
  listBattingResults,
  getPitchingSummary,
  listPitchingResults,
  listPitchingDays,
  getBattingAiStats,
  getPitchingAiStats,
  changeMeasurement,
  deleteMeasurement,
  restoreMeasurement,
  listDayBalls,
  moveMeasurements,
  getBallPage,
  startVideoUpload,
  sendVideoPart,
  finishVideoUpload,
  cancelVideoUpload,
  savePoster,
  setImpact,
  removeVideo,
  getAnalysis,
  getReportPlayers,
  getCsvImports,
  getCsvFile,
  findKnownBalls,
  sendCsvFile,
  importCsv,
  undoCsvImport,
  forgetCsvSource,
  getHome,
  getWeekBests,
  getDashboard,
  getPracticeHeat,
  listMeasuringDays,
  getMeasuringDay,
  createMeasuringDay,
  updateMeasuringDay,
  saveMeasuringValues,
  closeMeasuringDay,
  reopenMeasuringDay,
  deleteMeasuringDay,
  uploadLogo,
  removeLogo,
  getTeamPhotos,
  switchTeamPhotos,
  uploadPhoto,
  removePhoto,
  getJoinCode,
  issueJoinCode,
  revokeJoinCode,
  checkJoinCode,
  applyToJoin,
  acceptApplication,
  mergeApplication,
  declineApplication,
  exportMember,
  eraseMember,
  exportTeam,
  listAudit,
  exportAudit,
  sendInquiry,
  makeFamilyLetters,
  revokeFamilyLinks,
  getFamilyPage,
  readFamilyNotice,
  answerFamilyNotice,
  stopFamilyLinks,
  chooseFamilyMail,
  listInformation,
  getInformation,
  readInformation,
  listNotices,
  getNotice,
  checkNotice,
  saveNoticeDraft,
  deleteNoticeDraft,
  sendNotice,
  cancelNotice,
  correctNotice,
  resendNotice,
  uploadNoticeFile,
  listOpenItems,
  countOpenPlayers,
  previewReminder,
  sendReminders,
  listRecipientGroups,
  saveRecipientGroup,
  deleteRecipientGroup,
  ingestTrainingRecords,
  ingestMeasurements,
  ingestTeamAverages,
  ingestPitchCounts,
  ingestNotes,
  ingestVideos,
  ingestMemberLinks,
  listIngestNotices,
  ingestNoticeReads,
  ingestNoticeAnswers,
  listEvents,
  getEvent,
  createEvent,
  changeEvent,
  cancelEvent,
  deleteEvent,
  answerForPlayer,
  saveDuties,
  getEventCalendar,
  getCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  getProviderEvent,
  applyProviderEvent,
  getProviderEventCalendar,
  answerFamilyEvent,
  answerFamilyCar,
  createFamilyCalendar,
  listNotes,
  countNotes,
  getNote,
  listPlayerNotes,
  stampNotes,
  commentOnNote,
  deleteNoteComment,
  readNote,
  starNote,
  listNoteTemplates,
  saveNoteTemplate,
  archiveNoteTemplate,
  getGoalSheet,
  saveGoalSheet,
  getFamilyNotes,
  writeFamilyNote,
  readNoteAnswer,
  saveFamilyGoals,
  listIngestNotes,
} as const satisfies Record<string, AnyEndpoint>;
