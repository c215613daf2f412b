import { changePassword, endSessions, getAccount, listSessions } from "./account.ts";
import { listAudit } from "./audit.ts";
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
import type { AnyEndpoint } from "./endpoint.ts";
import { sendInquiry } from "./inquiry.ts";
import { acceptApplication, applyToJoin, checkJoinCode, declineApplication, mergeApplication } from "./join.ts";
import { getJoinCode, issueJoinCode, revokeJoinCode } from "./joinCode.ts";
import { uploadLogo } from "./logo.ts";
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
import { getSession, login, logout } from "./session.ts";
import { getTeam, removeLogo, updateTeam } from "./team.ts";
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
} as const satisfies Record<string, AnyEndpoint>;
