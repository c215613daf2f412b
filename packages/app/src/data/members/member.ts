import {
  createMember,
  eraseMember,
  exportMember,
  type Member,
  type MemberDetail,
  type MemberDraft,
  memberSchema,
  undoCreation,
  updateMember,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { LinkAction } from "@kyuseki/ui";
import { invalidateAll, rosterKeys } from "../queryKeys.ts";
import { type DeviceData, forgetErased } from "./forgetErased.ts";
import { changeLink, type MembersData } from "./memberActions.ts";
import { memberQuery } from "./memberQuery.ts";
import { memberInList } from "./useMember.ts";
import { membersQuery } from "./useMembers.ts";

/** Adds a member and puts it first in the list. Rejects with the `Failure` (VA-5). */
export async function addMember({ call, queries }: MembersData, body: MemberDraft): Promise<Member> {
  const member = await call(createMember, { body });
  changeList({ call, queries }, (list) => [member, ...list.filter(({ id }) => id !== member.id)]);
  return member;
}

/** Undoes an addition: for a few minutes, by the coach who added the member. Rejects with the `Failure`. */
export async function undoAddMember({ call, queries }: MembersData, id: number): Promise<void> {
  await call(undoCreation, { body: { ids: [id] } });
  forgetMember({ call, queries }, id);
}

/** Rejects with `conflict` when somebody else has saved since `version` (R4). */
export async function saveMember(
  { call, queries }: MembersData,
  id: number,
  { version, ...draft }: MemberDraft & { version: number },
): Promise<MemberDetail> {
  const saved = await call(updateMember, { params: { id }, body: { ...draft, version } });
  showSaved({ call, queries }, saved);
  return saved;
}

/** Shows a member as the server has saved them, in the panel and in the list. */
export function showSaved({ call, queries }: MembersData, saved: MemberDetail) {
  queries.setQueryData(memberQuery(call, saved.id).queryKey, saved);
  const row = memberSchema.parse(saved);
  changeList({ call, queries }, (list) => list.map((member) => (member.id === saved.id ? row : member)));
}

/** Reads the member from the server, past the cache. Rejects with the `Failure` (R4). */
export const readMember = ({ call, queries }: MembersData, id: number): Promise<MemberDetail> =>
  queries.fetchQuery({ ...memberQuery(call, id), staleTime: 0 });

/** Changes a link and reads the member again, also after a failure. Rejects with the `Failure` (EN-8a). */
export async function changeMemberLink(data: MembersData, action: LinkAction, id: number): Promise<void> {
  const { call, queries } = data;
  const { queryKey } = memberQuery(call, id);
  try {
    await changeLink(data, action, { id, state: "active" });
    const row = memberInList(queries, call, id);
    queries.setQueryData(queryKey, (member) => (member && row ? { ...member, ...row } : member));
  } finally {
    void queries.invalidateQueries({ queryKey });
  }
}

/** Everything stored of the member, as a text for a file. Rejects with the `Failure` (P3). */
export async function memberFile(call: Call, id: number): Promise<string> {
  return JSON.stringify(await call(exportMember, { params: { id } }), null, 2);
}

/** Erases a member for good. Rejects with the `Failure` (P3). */
export async function eraseMemberData({ call, ...device }: MembersData & DeviceData, id: number): Promise<void> {
  await call(eraseMember, { params: { id } });
  forgetErased(device, id);
  forgetMember({ call, queries: device.queries }, id);
}

function forgetMember({ call, queries }: MembersData, id: number) {
  changeList({ call, queries }, (list) => list.filter((member) => member.id !== id));
  queries.removeQueries({ queryKey: memberQuery(call, id).queryKey });
  void queries.invalidateQueries({ queryKey: membersQuery(call).queryKey });
}

/** Cancels a fetch under way: its answer would lack the change. Other pages name and count the members too. */
function changeList({ call, queries }: MembersData, change: (known: Member[]) => Member[]) {
  const { queryKey } = membersQuery(call);
  void invalidateAll(queries, rosterKeys);
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, (known) => known && change(known));
}
