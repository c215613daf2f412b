import {
  acceptApplication,
  acceptTrainingRequest,
  archiveMembers,
  bulkDeleteMember,
  cancelInvite,
  inviteMember,
  type Member,
  type MemberDetail,
  memberSchema,
  reinstateMembers,
  restoreMembers,
  unlinkUser,
  updateNextrainerStatus,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { LinkAction } from "@kyuseki/ui";
import type { QueryClient } from "@tanstack/react-query";
import { invalidateAll, queryKeys, rosterKeys } from "../queryKeys.ts";
import { formerMembersQuery, membersQuery } from "./useMembers.ts";

export type MembersData = { call: Call; queries: QueryClient };

/**
 * One change of one member's link, also in the lists; for an applicant `accept` is membership. Rejects with the
 * `Failure` (EN-8, BE-6).
 */
export async function changeLink(
  { call, queries }: MembersData,
  action: LinkAction,
  { id, state }: Pick<Member, "id" | "state">,
): Promise<void> {
  const isApplication = action === "accept" && state === "applied";
  const work = isApplication ? call(acceptApplication, { body: { member_id: id } }) : linkCalls[action](call, id);
  const now = memberSchema.parse(await work);
  await changeList({ call, queries }, "present", (list) => list.map((member) => (member.id === id ? now : member)));
  void invalidateAll(queries, [queryKeys.member(id), ...(isApplication ? rosterKeys : [queryKeys.home])]);
}

const linkCalls = {
  invite: (call, member_id) => call(inviteMember, { body: { member_id } }),
  cancel_invite: (call, member_id) => call(cancelInvite, { body: { member_id } }),
  unlinkuser: (call, member_id) => call(unlinkUser, { body: { member_id } }),
  accept: (call, member_id) => call(acceptTrainingRequest, { body: { member_id } }),
  resume: (call, member_id) => call(updateNextrainerStatus, { query: { member_id, status: "in_use" } }),
  stop: (call, member_id) => call(updateNextrainerStatus, { query: { member_id, status: "not_use" } }),
} as const satisfies Record<LinkAction, (call: Call, id: number) => Promise<MemberDetail>>;

/** Removes members from the lists at once, and puts them back after a failure, with which it rejects. */
export async function deleteMembers(data: MembersData, members: readonly Member[]): Promise<void> {
  await without(data, members, (ids) => data.call(bulkDeleteMember, { body: { ids } }));
  invalidateDetails(data, members, "none");
  void invalidateAll(data.queries, rosterKeys);
}

/** Undoes a deletion. Rejects with the `Failure`. */
export async function restoreDeleted(data: MembersData, members: readonly Member[]): Promise<void> {
  const { members: back } = await data.call(restoreMembers, { body: { ids: idsOf(members) } });
  await addTo(data, "present", back.filter(isPresent));
  await addTo(
    data,
    "past",
    back.filter((member) => !isPresent(member)),
  );
  void invalidateAll(data.queries, rosterKeys);
}

/** 退団: removes members from the list at once, and puts them back after a failure, with which it rejects. */
export async function archiveAsLeft(data: MembersData, members: readonly Member[]): Promise<void> {
  await without(data, members, (ids) => data.call(archiveMembers, { body: { ids, as: "left" } }));
  invalidateDetails(data, members);
  void invalidateAll(data.queries, [keyOf(data, "past"), ...rosterKeys]);
}

/**
 * Makes former members (卒業, 退団) members again; answers them as they are now, in the grade of the school year. Rejects
 * with the `Failure`.
 */
export async function reinstate(data: MembersData, members: readonly Member[]): Promise<readonly Member[]> {
  const { members: back } = await without(data, members, (ids) => data.call(reinstateMembers, { body: { ids } }));
  invalidateDetails(data, members);
  void invalidateAll(data.queries, [queryKeys.yearChange, ...rosterKeys]);
  await addTo(data, "present", back);
  return back;
}

/** `none` after a deletion: open details close now, and a refetch would only answer `not_found`. */
function invalidateDetails(
  { queries }: MembersData,
  members: readonly Member[],
  refetchType: "active" | "none" = "active",
) {
  for (const { id } of members) void queries.invalidateQueries({ queryKey: queryKeys.member(id), refetchType });
}

type List = "present" | "past";

/** While `work` is under way its members are in neither list. */
async function without<Result>(
  data: MembersData,
  members: readonly Member[],
  work: (ids: number[]) => Promise<Result>,
): Promise<Result> {
  const ids = idsOf(members);
  const isNamed = ({ id }: Member) => ids.includes(id);
  for (const list of ["present", "past"] as const) {
    await changeList(data, list, (known) => known.filter((member) => !isNamed(member)));
  }
  try {
    return await work(ids);
  } catch (error) {
    await addTo(data, "present", members.filter(isPresent));
    await addTo(
      data,
      "past",
      members.filter((member) => !isPresent(member)),
    );
    throw error;
  }
}

const addTo = (data: MembersData, list: List, members: readonly Member[]) =>
  changeList(data, list, (known) => {
    const ids = idsOf(members);
    return [...known.filter(({ id }) => !ids.includes(id)), ...members].sort((a, b) => b.id - a.id);
  });

/** Cancels a fetch under way: its answer would lack the change. */
async function changeList(data: MembersData, list: List, change: (known: Member[]) => Member[]) {
  const queryKey = keyOf(data, list);
  await data.queries.cancelQueries({ queryKey, exact: true });
  data.queries.setQueryData(queryKey, (known) => known && change(known));
}

const keyOf = ({ call }: MembersData, list: List) =>
  list === "present" ? membersQuery(call).queryKey : formerMembersQuery(call).queryKey;

const idsOf = (members: readonly Member[]) => members.map(({ id }) => id);
const isPresent = ({ state }: Member) => state !== "archived";
