import { changePassword, endSessions, getAccount, listSessions } from "./account.ts";
import { acceptInvite, checkInvite, inviteCoach, issueResetLink, listCoaches, revokeInvite } from "./coaches.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import { sendInquiry } from "./inquiry.ts";
import { getJoinCode, issueJoinCode, revokeJoinCode } from "./joinCode.ts";
import { bulkCreateMember, createMember, getMember, listMembers } from "./members.ts";
import { acceptTrainingRequest, cancelInvite, inviteMember, unlinkUser, updateNextrainerStatus } from "./nextshot.ts";
import { checkPasswordReset, requestPasswordReset, resetPassword } from "./passwordReset.ts";
import { getSession, login, logout } from "./session.ts";
import { getTeam, removeLogo, updateTeam } from "./team.ts";

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
  checkInvite,
  acceptInvite,
  listMembers,
  getMember,
  createMember,
  bulkCreateMember,
  acceptTrainingRequest,
  updateNextrainerStatus,
  inviteMember,
  cancelInvite,
  unlinkUser,
  getTeam,
  updateTeam,
  removeLogo,
  getJoinCode,
  issueJoinCode,
  revokeJoinCode,
  sendInquiry,
} as const satisfies Record<string, AnyEndpoint>;
