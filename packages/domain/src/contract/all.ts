import { changePassword, endSessions, getAccount, listSessions } from "./account.ts";
import { getBattingAiStats, getPitchingAiStats } from "./aiStats.ts";
import { getAnalysis } from "./analysis.ts";
import { listAudit } from "./audit.ts";
import { getBattingSummary, listBattingResults } from "./battingReport.ts";
import {
  acceptInvite,
  changeCoachRole,
  checkInvite,
  inviteCoach,
  issueResetLink,
  listCoaches,
  removeCoach,
  revokeInvite,
} from "./coaches.ts";
import {
  findKnownBalls,
  forgetCsvSource,
  getCsvFile,
  getCsvImports,
  importCsv,
  sendCsvFile,
  undoCsvImport,
} from "./csvImports.ts";
import { getDashboard, getPracticeHeat } from "./dashboard.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import { getEvaluation, getEvaluationPlayer } from "./evaluation.ts";
import { getHome } from "./home.ts";
import {
  ingestMeasurements,
  ingestMemberLinks,
  ingestNotes,
  ingestPitchCounts,
  ingestTrainingRecords,
  ingestVideos,
} from "./ingest.ts";
import { sendInquiry } from "./inquiry.ts";
import { acceptApplication, applyToJoin, checkJoinCode, declineApplication, mergeApplication } from "./join.ts";
import { getJoinCode, issueJoinCode, revokeJoinCode } from "./joinCode.ts";
import { uploadLogo } from "./logo.ts";
import { listMeasureGoals, saveMeasureGoals } from "./measureGoals.ts";
import {
  archiveMeasureItem,
  createMeasureItem,
  listMeasureItems,
  orderMeasureItems,
  reinstateMeasureItem,
  updateMeasureItem,
} from "./measureItems.ts";
import {
  changeMeasurement,
  deleteMeasurement,
  listDayBalls,
  moveMeasurements,
  restoreMeasurement,
} from "./measurementChanges.ts";
import {
  closeMeasuringDay,
  createMeasuringDay,
  deleteMeasuringDay,
  getMeasuringDay,
  listMeasuringDays,
  reopenMeasuringDay,
  saveMeasuringValues,
  updateMeasuringDay,
} from "./measuringDays.ts";
import {
  archiveMembers,
  bulkDeleteMember,
  listDeletedMembers,
  reinstateMembers,
  restoreMembers,
  undoCreation,
  updateMember,
} from "./memberChanges.ts";
import { bulkCreateMember, createMember, getMember, listMembers } from "./members.ts";
import { acceptTrainingRequest, cancelInvite, inviteMember, unlinkUser, updateNextrainerStatus } from "./nextshot.ts";
import { checkPasswordReset, requestPasswordReset, resetPassword } from "./passwordReset.ts";
import { eraseMember, exportMember, exportTeam } from "./personalData.ts";
import {
  changePitchCount,
  deletePitchCount,
  listPitchCounts,
  recordPitchCounts,
  restorePitchCount,
} from "./pitchCounts.ts";
import { getPitchGuard, getPlayerGuard } from "./pitchGuard.ts";
import { getPitchingSummary, listPitchingDays, listPitchingResults } from "./pitchingReport.ts";
import { getLocalRanking, getNationalRanking } from "./rankings.ts";
import { getSession, login, logout } from "./session.ts";
import { getTeamSettings, updateTeamSettings } from "./settings.ts";
import { getTeam, removeLogo, updateTeam } from "./team.ts";
import { getTeamRanking } from "./teamRanking.ts";
import { addTrainingComment, getTrainingPlayer, getTrainingReport, removeTrainingComment } from "./training.ts";
import {
  cancelVideoUpload,
  finishVideoUpload,
  getBallPage,
  removeVideo,
  savePoster,
  sendVideoPart,
  setImpact,
  startVideoUpload,
} from "./videos.ts";
import { getYearState, runYearChange, undoYearChange } from "./yearChange.ts";

/** Every endpoint of the product, by name. The server must serve each; the OpenAPI document lists them all. */
export const contract = {
  login,
  logout,
  getSession,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  getAccount,
  changePassword,
  listSessions,
  endSessions,
  listCoaches,
  inviteCoach,
  revokeInvite,
  issueResetLink,
  changeCoachRole,
  removeCoach,
  checkInvite,
  acceptInvite,
  listMembers,
  getMember,
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
  getPitchGuard,
  getPlayerGuard,
  listPitchCounts,
  recordPitchCounts,
  changePitchCount,
  deletePitchCount,
  restorePitchCount,
  getTrainingReport,
  getTrainingPlayer,
  addTrainingComment,
  removeTrainingComment,
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
  getCsvImports,
  getCsvFile,
  findKnownBalls,
  sendCsvFile,
  importCsv,
  undoCsvImport,
  forgetCsvSource,
  getHome,
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
  sendInquiry,
  ingestTrainingRecords,
  ingestMeasurements,
  ingestPitchCounts,
  ingestNotes,
  ingestVideos,
  ingestMemberLinks,
} as const satisfies Record<string, AnyEndpoint>;
