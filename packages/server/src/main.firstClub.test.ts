import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { acceptInvite, createMember, inviteCoach, listMembers, login } from "@kyuseki/domain";
import { createClient } from "@kyuseki/domain/client";
import { expect, test } from "vitest";
import { startServer } from "./testing/serverProcess.ts";
import { createDatabase } from "./testing.ts";

const password = "夏の大会まであと90日";

test("OP-1・OP-7 空の始まりから、書かれた命令だけで、最初のクラブ、指導者の招待、選手の追加。2台めのサーバーで入れる", async () => {
  const env = {
    DATABASE_URL: await createDatabase("template0"),
    DATA_DIR: mkdtempSync(join(tmpdir(), "kyuseki-first-")),
    KYUSEKI_PUBLIC_URL: "https://coach.example",
  };
  const first = await startServer(env);
  const club = ["create", "--name", "港北", "--sport", "baseball", "--manager-email", "kantoku@club.example", "--json"];
  const made: { team_id: number; invite_url: string } = JSON.parse(await npmRun("club", club, env));
  expect(made.invite_url).toMatch(/^https:\/\/coach\.example\/invite#[\w-]{43}$/);

  const accept = async (code: string | undefined, name: string, email: string) => {
    const call = caller(first.address);
    return (await call(acceptInvite, { body: { code: code ?? "", name, email, password } })).token;
  };
  const manager = await accept(made.invite_url.split("#").at(-1), "監督 太郎", "kantoku@club.example");
  const { code } = await caller(first.address, manager)(inviteCoach, { body: { coach_type: "coach" } });
  const coach = await accept(code, "コーチ 花子", "coach@club.example");
  const added = { last_name: "佐藤", first_name: "一郎", grade: "j1" } as const;
  await caller(first.address, coach)(createMember, { body: added });
  expect(await npmRun("club", ["list"], env)).toBe("1  港北  baseball, no analyzer, 1 members, 2 coaches\n");

  const second = await startServer(env);
  const credentials = { email: "coach@club.example", password };
  const reply = await caller(second.address)(login, { body: credentials });
  if (!reply.success) throw new Error("nobody asked for a second step");
  const { token, team } = reply;
  expect(team).toMatchObject({ team_id: made.team_id, name: "港北" });
  expect((await caller(second.address, token)(listMembers)).members).toMatchObject([added]);
  for (const { child, exited } of [first, second]) {
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
  }
}, 120_000);

const caller = (baseURL: string, token: string | null = null) =>
  createClient({ token: () => token, baseURL, adapter: "http" }).call;

/** As it stands in docs/operations.md. Returns what it printed. */
async function npmRun(script: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", script, "--", ...args], {
    cwd: repository,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return stdout;
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));
