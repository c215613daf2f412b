// @vitest-environment jsdom

import { createClient } from "@kyuseki/domain/client";
import { plainDraft } from "@kyuseki/domain/memberFixture";
import { addTeam, addUser, removeTeams, signIn, startTestServer, testPassword } from "@kyuseki/server/testing";
import { type BulkDraft, emptyBulkDraft } from "@kyuseki/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useMembers } from "../../data/members/useMembers.ts";
import { createQueryClient } from "../../services/queryClient.ts";
import { bulkDraftSchema } from "./bulkDraft.ts";
import { useBulkAdd } from "./useBulkAdd.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
let baseURL = "";
let token = "";
beforeAll(async () => {
  server = await startTestServer();
  baseURL = await server.listen();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await removeTeams(server.db);
  const { team_id } = await addTeam(server.db);
  const { email } = await addUser(server.db, team_id);
  token = await signIn(server.app, email, testPassword);
});

const draftOf = (last_name: string) => ({ ...plainDraft, last_name, first_name: "湊" });

async function open() {
  const { call } = createClient({ token: () => token, baseURL, adapter: "http" });
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const told: unknown[] = [];
  const { result } = renderHook(
    () => ({
      list: useMembers(call).members,
      bulk: useBulkAdd(call, {
        onAdded: ({ count }) => told.push(["added", count]),
        onUndone: (count, before) => told.push(["undone", count, before]),
      }),
    }),
    { wrapper },
  );
  const names = () => {
    const { list } = result.current;
    if (list.status !== "ready") throw new Error("まだ届いていない");
    return list.value.map(({ last_name }) => last_name).sort();
  };
  await waitFor(names);
  return { result, names, told };
}

const before: BulkDraft = { ...emptyBulkDraft, text: "姓,名,学年" };

test("まとめて追加すると一覧に出て、元に戻すと消え、前の下書きが返る", async () => {
  const { result, names, told } = await open();
  await act(() => result.current.bulk.add([draftOf("杉山"), draftOf("広瀬")], before));
  expect(result.current.bulk.added?.count).toBe(2);
  await waitFor(() => expect(names()).toEqual(["広瀬", "杉山"]));

  const undo = result.current.bulk.added?.undo;
  await act(async () => undo?.());
  await act(async () => undo?.());
  expect(result.current.bulk.added).toBeNull();
  await waitFor(() => expect(names()).toEqual([]));
  expect(told).toEqual([
    ["added", 2],
    ["undone", 2, before],
  ]);
});

test("R6 ひとりでも断られれば、だれも追加しない。欄の名前が届く", async () => {
  const { result, names, told } = await open();
  const adding = act(() => result.current.bulk.add([draftOf("杉山"), { ...draftOf("広瀬"), height: 900 }], before));
  await expect(adding).rejects.toMatchObject({
    code: "invalid",
    fields: { "members.1.height": "身長は50〜250cmで入力してください" },
  });
  expect([result.current.bulk.added, told]).toEqual([null, []]);
  expect(names()).toEqual([]);
});

test("前の追加を取り消しても、あとの追加の結果は消えない", async () => {
  const { result, names } = await open();
  await act(() => result.current.bulk.add([draftOf("杉山")], before));
  const undoFirst = result.current.bulk.added?.undo;
  await act(() => result.current.bulk.add([draftOf("広瀬")], before));
  await act(async () => undoFirst?.());
  expect(result.current.bulk.added?.count).toBe(1);
  await waitFor(() => expect(names()).toEqual(["広瀬"]));
});

test("R2 下書きは、保存した形のまま読み戻る。背番号のない前の版のものも続けられ、形のちがうものは使わない", () => {
  const draft: BulkDraft = {
    step: "check",
    text: "姓,名",
    rows: [
      {
        line: 2,
        values: {
          last_name: "今井",
          first_name: "",
          last_name_kana: "",
          first_name_kana: "",
          grade: "e6",
          uniform_number: "10",
          gender: "M",
          pitching: "",
          batting: "",
          height: "",
          weight: "",
          email: "",
          guardian_email: "",
        },
        asks: ["first_name"],
        allowed: true,
      },
    ],
  };
  expect(bulkDraftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  const [row] = draft.rows;
  const { uniform_number: _, ...earlier } = { ...row?.values };
  expect(bulkDraftSchema.parse({ ...draft, rows: [{ ...row, values: earlier }] }).rows).toEqual([
    { ...row, values: { ...earlier, uniform_number: "" } },
  ]);
  expect(
    bulkDraftSchema.safeParse({ ...draft, rows: [{ line: 2, values: {}, asks: [], allowed: true }] }).success,
  ).toBe(false);
});
