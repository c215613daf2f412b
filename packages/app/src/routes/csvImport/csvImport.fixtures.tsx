import type { Ball, CsvImport, Member } from "@kyuseki/domain";
import { type Call, createClient } from "@kyuseki/domain/client";
import {
  addMember,
  addTeam,
  addUser,
  removeTeams,
  signIn,
  startTestServer,
  testPassword,
} from "@kyuseki/server/testing";
import type { CsvCheckState } from "@kyuseki/ui/screens/CsvImport";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { csvImportsQuery } from "../../data/csvImports.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { createQueryClient } from "../../services/queryClient.ts";
import { type CsvDraft, csvDraftSchema } from "./csvDraft.ts";
import type { CsvAnswer } from "./csvMessages.ts";
import type { CsvPort } from "./csvReader.ts";
import { serveCsv } from "./serveCsv.ts";
import { useCsvFile } from "./useCsvFile.ts";
import { useCsvImport } from "./useCsvImport.ts";

/** A server with a team of three, two of whom share a name. */
export async function startCsvServer() {
  const server = await startTestServer();
  const baseURL = await server.listen();
  const ids = { onodera: 0, ogawa: 0, elder: 0 };
  let token = "";

  return {
    db: server.db,
    stop: () => server.stop(),
    ids,
    startOver: async () => {
      await removeTeams(server.db);
      const { team_id } = await addTeam(server.db);
      const { email } = await addUser(server.db, team_id);
      token = await signIn(server.app, email, testPassword);
      const member = async (last_name: string, first_name: string, grade: string) =>
        (await addMember(server.db, team_id, { last_name, first_name, grade })).id;
      ids.onodera = await member("小野寺", "湊", "j2");
      ids.ogawa = await member("小川", "新", "e6");
      ids.elder = await member("小川", "新", "j1");
    },
    /** The page's own hooks, as a coach of the team. */
    open: (draft = heldDraft(), team: { ball: Ball | null } = { ball: "rubber" }) =>
      open(createClient({ token: () => token, baseURL, adapter: "http" }).call, draft, team),
  };
}

/** Keeps a draft as a browser does: as text. */
export function heldDraft() {
  let text = "null";
  return {
    get value() {
      return csvDraftSchema.parse(JSON.parse(text));
    },
    change: (draft: CsvDraft) => {
      text = JSON.stringify(draft);
    },
    forget: () => {
      text = "null";
    },
  };
}

/** The worker's own code, in this thread. */
function openPort(): CsvPort {
  let take: (answer: CsvAnswer) => void = () => {};
  const answer = serveCsv((reply) => take(reply));
  return {
    send: (ask) => void answer(ask),
    listen: (next) => {
      take = next;
    },
    close: () => {
      take = () => {};
    },
  };
}

type CsvPage = {
  result: {
    readonly current: {
      past: { imports: readonly CsvImport[] } | undefined;
      members: readonly Member[] | undefined;
      file: ReturnType<typeof useCsvFile>;
      csv: ReturnType<typeof useCsvImport>;
    };
  };
  choose: (text: string, name?: string) => Promise<void>;
  /** Once the server has said what it knows. */
  checked: () => Promise<CsvCheckState>;
  failed: readonly unknown[];
  refresh: () => Promise<void>;
  leave: () => void;
};

async function open(call: Call, draft: ReturnType<typeof heldDraft>, team: { ball: Ball | null }): Promise<CsvPage> {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const failed: unknown[] = [];
  const { result, rerender, unmount } = renderHook(
    () => {
      const past = useQuery(csvImportsQuery(call)).data;
      const members = useQuery(membersQuery(call)).data;
      const file = useCsvFile({
        openPort,
        sources: past?.sources ?? [],
        ball: team.ball,
        now: () => new Date("2026-11-20T03:00:00Z"),
        draft,
        onFailed: (error) => failed.push(error),
      });
      return { past, members, file, csv: useCsvImport(call, file, members ?? nobody) };
    },
    { wrapper },
  );
  await waitFor(() => expect([result.current.past, result.current.members?.length]).toEqual([expect.anything(), 3]));
  const choose = (text: string, name = "投球.csv") =>
    act(() => result.current.file.open({ name, arrayBuffer: async () => new TextEncoder().encode(text).buffer }));
  const checked = async () => {
    await waitFor(() => expect(result.current.csv.stage).toMatchObject({ check: { repeated: { status: "ready" } } }));
    const { stage } = result.current.csv;
    if (stage.step !== "check") throw new Error(`確認の手順ではありません：${stage.step}`);
    return stage.check;
  };
  const refresh = async () => {
    await act(() => queries.invalidateQueries());
    rerender();
  };
  return { result, choose, checked, failed, refresh, leave: unmount };
}

const nobody: readonly Member[] = [];

/** Two players are not known by their names, and one row has a day that is none. */
export const pitches = [
  "名前,日付,球種,球速(km/h)",
  "小野寺 湊,2026/11/19,ストレート,118.5",
  "小野寺 湊,2026/11/19,スライダー,104.2",
  "小川新,2026/11/18,ストレート,88",
  "Takahashi K,2026/11/18,ストレート,90",
  "小野寺 湊,2026/11/31,ストレート,110",
].join("\r\n");
