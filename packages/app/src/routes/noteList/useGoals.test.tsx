// @vitest-environment jsdom
import { emptyGoalSheet, saveGoalSheet, withGoalCell } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inPage } from "../../../testing/inPage.tsx";
import { startTeamServer } from "../../../testing/teamServer.tsx";
import { queryKeys } from "../../data/queryKeys.ts";
import { useGoals } from "./useGoals.ts";

let server: Awaited<ReturnType<typeof startTeamServer>>;
beforeAll(async () => {
  server = await startTeamServer();
  await server.startOver();
});
afterAll(() => server.stop());

const sheetOf = (text: string) => withGoalCell(emptyGoalSheet(), 10, { text, tie: null, done_on: null });

async function open() {
  const { id } = await addMember(server.db, server.ids().teamId);
  const services = await server.signIn();
  const { result } = renderHook(() => useGoals(id), { wrapper: inPage(services) });
  await waitFor(() => expect(result.current.goals.status).toBe("ready"));
  return { id, services, result };
}

test("9マス目標を保存している間に書いたマスは残り、保存したものはなくなる", async () => {
  const { result } = await open();
  act(() => result.current.onDraft(sheetOf("体幹")));
  await act(async () => {
    const saving = result.current.onSave(sheetOf("体幹"), 0);
    result.current.onDraft(sheetOf("体幹を毎日"));
    await saving;
  });
  expect(result.current.goals).toMatchObject({ value: { version: 1, sheet: sheetOf("体幹") } });
  expect(result.current.draft).toEqual(sheetOf("体幹を毎日"));

  await act(() => result.current.onSave(sheetOf("体幹を毎日"), 1));
  expect(result.current.draft).toBeNull();
});

test("R4 書いている間に家族が保存していたら、読み直したあとでも、はじめの保存は断られ、次の保存で送る", async () => {
  const { id, services, result } = await open();
  act(() => result.current.onDraft(sheetOf("体幹")));
  await services.call(saveGoalSheet, { body: { member_id: id, version: 0, sheet: sheetOf("家族の目標") } });
  await act(() => services.queries.invalidateQueries({ queryKey: queryKeys.goalSheet(id) }));
  await waitFor(() => expect(result.current.goals).toMatchObject({ value: { version: 1 } }));

  await act(() => expect(result.current.onSave(sheetOf("体幹"), 1)).rejects.toMatchObject({ code: "conflict" }));
  expect(result.current.draft).toEqual(sheetOf("体幹"));
  expect(result.current.goals).toMatchObject({ value: { sheet: sheetOf("家族の目標") } });
  await act(() => result.current.onSave(sheetOf("体幹"), 1));
  expect(result.current.goals).toMatchObject({ value: { version: 2, sheet: sheetOf("体幹") } });
  expect(result.current.draft).toBeNull();
});
