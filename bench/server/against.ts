// The server of an earlier commit beside the one that is checked out, on the same data: what the commonest calls cost now.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { percentile, signIn } from "../../audit/measuring.ts";
import { startServer, temporaryData } from "../../scripts/productProcess.ts";

/** Each call of one server, then of the other, so that other load falls on both; the lower quartile counts. */
const turns = 200;
const warming = 50;
const mostRatio = 1.1;

type Call = { name: string; path: string; write?: (turn: number) => object };
type Running = { url: string; token: string };

/**
 * Prints a row for each call whose name contains one of the words, for all without any. Returns whether none is slower
 * than `mostRatio` × of before.
 */
export async function benchAgainst(commit: string, words: readonly string[]): Promise<boolean> {
  const earlier = checkOut(commit);
  const [before, after] = [temporaryData(), temporaryData()];
  try {
    // The earlier server makes the data; the present one gets a copy and brings it to its own form.
    await (await startServer(before.dataDir, undefined, earlier.folder)).stop();
    execFileSync("cp", ["-a", `${before.dataDir}/.`, after.dataDir]);
    const servers = [
      await startServer(before.dataDir, undefined, earlier.folder),
      await startServer(after.dataDir),
    ] as const;
    try {
      const [earlierServer, presentServer] = [await running(servers[0].url), await running(servers[1].url)];
      const chosen = (await calls(presentServer)).filter(
        ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
      );
      const rows = await compare(earlierServer, presentServer, chosen);
      console.table(rows);
      return rows.every(({ ratio }) => ratio <= mostRatio);
    } finally {
      for (const server of servers) await server.stop();
    }
  } finally {
    for (const { remove } of [before, after, earlier]) remove();
  }
}

const running = async (url: string): Promise<Running> => ({ url, token: await signIn(url, "manager") });

async function compare(before: Running, after: Running, chosen: readonly Call[]) {
  const rows: { call: string; "before ms": number; "now ms": number; ratio: number }[] = [];
  for (const call of chosen) {
    const times: Record<"before" | "now", number[]> = { before: [], now: [] };
    for (let turn = -warming; turn < turns; turn += 1) {
      const pair = [await timed(before, call, turn), await timed(after, call, turn)] as const;
      if (turn < 0) continue;
      times.before.push(pair[0]);
      times.now.push(pair[1]);
    }
    const [was, is] = [percentile(times.before, 0.25), percentile(times.now, 0.25)];
    rows.push({ call: call.name, "before ms": rounded(was), "now ms": rounded(is), ratio: rounded(is / was) });
  }
  return rows;
}

/** The twelve that coaches' pages make most. */
async function calls({ url, token }: Running): Promise<Call[]> {
  const list = await fetch(`${url}/api/coach/memberlist/members`, { headers: { authorization: `Token ${token}` } });
  const { members }: { members: { id: number }[] } = await list.json();
  const id = members[0]?.id;
  const read = (path: string): Call => ({ name: path.replace(`/${id}`, "/:id"), path });
  return [
    read("/api/session"),
    read("/api/coach/home"),
    read("/api/coach/memberlist/members"),
    read(`/api/coach/memberlist/member/${id}`),
    read("/api/coach/dashboard?period=2"),
    read("/api/coach/pitch_guard"),
    read("/api/coach/training/report?period=2"),
    read("/api/coach/evaluation"),
    read("/api/coach/measure/days"),
    read("/api/coach/settings"),
    read(`/api/coach/nextshot/report/${id}/batting/summary?period=2`),
    {
      name: "PUT /api/coach/memberlist/create",
      path: "/api/coach/memberlist/create",
      write: (turn) => ({ last_name: "追加", first_name: `${turn}`, grade: "j1" }),
    },
  ];
}

async function timed({ url, token }: Running, { path, write }: Call, turn: number): Promise<number> {
  const startMs = performance.now();
  const answer = await fetch(url + path, {
    headers: { authorization: `Token ${token}`, ...(write && { "content-type": "application/json" }) },
    ...(write && { method: "PUT", body: JSON.stringify(write(turn)) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startMs;
}

/** A worktree of the commit that uses the packages installed here, but its own workspaces: the code alone differs. */
function checkOut(commit: string) {
  const { dataDir: folder, remove } = temporaryData();
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", "--force", folder, commit]);
  const own = join(folder, "node_modules", "@kyuseki");
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(folder, "packages")))
    symlinkSync(join(folder, "packages", name), join(own, name));
  for (const name of readdirSync("node_modules")) {
    if (name !== "@kyuseki") symlinkSync(realpathSync(join("node_modules", name)), join(folder, "node_modules", name));
  }
  return {
    folder,
    remove() {
      execFileSync("git", ["worktree", "remove", "--force", folder]);
      remove();
    },
  };
}

const rounded = (value: number) => Number(value.toFixed(2));
