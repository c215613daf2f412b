// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { stubIndexedDatabase } from "../../../testing/indexedDatabase.ts";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { memberDraftName } from "../../services/drafts/draftStorage.ts";
import type { Services } from "../../services/services.ts";
import { queryKeys } from "../queryKeys.ts";
import { useApplication } from "./applications.ts";
import { readMember } from "./member.ts";
import { membersQuery } from "./useMembers.ts";

const server = teamServerOfFile();

test("BE-6 申請を統合すると、見ておいた統合先の詳細も、開いたときに読み直す", async () => {
  const { teamId } = server.ids();
  const into = await addMember(server.db, teamId, { last_name: "水野" });
  const applicant = await addMember(server.db, teamId, { state: "applied", guardian_email: "oya@home.example" });
  const services = await server.signIn();
  expect((await readMember(services, into.id)).guardian_email).toBeNull();

  const { result } = renderHook(() => useApplication({ id: applicant.id, state: "applied" }), {
    wrapper: withServices(services),
  });
  await act(() => result.current.onMerge(into.id));
  expect(services.queries.getQueryState(queryKeys.member(into.id))?.isInvalidated).toBe(true);
  expect((await readMember(services, into.id)).guardian_email).toBe("oya@home.example");
});

const decide = (services: Services, id: number) =>
  renderHook(() => useApplication({ id, state: "applied" }), { wrapper: withServices(services) }).result.current;
const hasAnswers = async () => (await indexedDB.databases()).some(({ name }) => name === "kyuseki-answers");

test.each([
  { name: "断った", end: "onDecline" },
  { name: "統合した", end: "onMerge" },
] as const)("P3 $name 申し込みは、この端末に残した答えにも、書きかけの変更にも残らない", async ({ end }) => {
  stubIndexedDatabase();
  const { teamId, managerId } = server.ids();
  const into = await addMember(server.db, teamId, { last_name: "水野" });
  const { id } = await addMember(server.db, teamId, { state: "applied", last_name: "小川" });
  const services = await server.signIn();
  await readMember(services, id);
  await waitFor(async () => expect(await hasAnswers()).toBe(true));
  services.drafts.write(managerId, memberDraftName(id), "小川", true);

  await decide(services, id)[end](into.id);
  expect(services.queries.getQueryData(queryKeys.member(id))).toBeUndefined();
  expect(services.drafts.read(managerId, memberDraftName(id), z.string())).toBeUndefined();
  await waitFor(async () => expect(await hasAnswers()).toBe(false));
});

test("BE-6 ほかの指導者が先に断っていたら、そのわけを聞き、一覧とホームを読み直す", async () => {
  const { teamId } = server.ids();
  const { id } = await addMember(server.db, teamId, { state: "applied" });
  const [mine, other] = [await server.signIn(), await server.signIn("coach@example.jp")];
  await mine.queries.fetchQuery(membersQuery(mine.call));
  mine.queries.setQueryData(queryKeys.home, {});
  await decide(other, id).onDecline();

  await expect(decide(mine, id).onAccept()).rejects.toMatchObject({
    code: "conflict",
    message: "この申請は、すでに断られています。画面を読み込み直して、ご確認ください。",
  });
  for (const queryKey of [queryKeys.members, queryKeys.home])
    expect(mine.queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
