import type { AnyEndpoint } from "./endpoint.ts";
import { bulkCreateMember, createMember, getMember, listMembers } from "./members.ts";
import { getSession, login, logout } from "./session.ts";
import { getTeam, updateTeam } from "./team.ts";

/** Every endpoint of the product, by name. The server must serve each; the OpenAPI document lists them all. */
export const contract = {
  login,
  logout,
  getSession,
  listMembers,
  getMember,
  createMember,
  bulkCreateMember,
  getTeam,
  updateTeam,
} as const satisfies Record<string, AnyEndpoint>;
