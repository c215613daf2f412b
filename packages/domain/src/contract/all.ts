import {
  acceptInvite,
  changePassword,
  checkInvite,
  checkPasswordReset,
  endSessions,
  getAccount,
  inviteCoach,
  issueResetLink,
  listCoaches,
  listSessions,
  requestPasswordReset,
  resetPassword,
  revokeInvite,
} from "./account.ts";
import type { AnyEndpoint } from "./endpoint.ts";
import { sendInquiry } from "./inquiry.ts";
import { getJoinCode, issueJoinCode, revokeJoinCode } from "./joinCode.ts";
import { bulkCreateMember, createMember, getMember, listMembers } from "./members.ts";
import { acceptTrainingRequest, cancelInvite, inviteMember, unlinkUser, updateNextrainerStatus } from "./nextshot.ts";
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
