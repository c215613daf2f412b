import { once } from "node:events";
import { type IncomingMessage, request, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../listen.ts";
import { createReviewServer } from "./reviewServer.ts";
import { createReviewedRepository, type ReviewedRepository } from "./testing/reviewedRepository.ts";
import { changesOf, places, readChanges, writeReport } from "./visualReport.ts";

type Opened = { server: Server; origin: string; page: string };
let repository: ReviewedRepository;
let opened: Opened;
beforeEach(async () => {
  repository = createReviewedRepository();
  const stories = {
    "components-tag--dark": { title: "部品/タグ", name: "暗い画面" },
    "components-lamp--ready": { title: "部品/ランプ", name: "表示" },
  };
  writeReport(repository.root, changesOf({ root: repository.root, stories }));
  opened = await open();
});
afterEach(() => {
  close(opened);
  repository.remove();
});

async function open(chromatic?: string): Promise<Opened> {
  const { root } = repository;
  const { server, path } = createReviewServer({ root, changes: readChanges(root) ?? [], chromatic });
  const origin = await listen(server);
  return { server, origin, page: `${origin}${path}` };
}
function close({ server }: Opened) {
  server.close();
  server.closeAllConnections();
}

const tag = { ids: ["components-tag--dark"], verdict: "approved" };
const decide = (body: unknown, headers: Record<string, string> = {}, { page, origin } = opened) =>
  fetch(`${page}verdicts`, {
    method: "POST",
    headers: { origin, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const commits = () => Number(repository.git("rev-list", "--count", "HEAD"));
const verdictsIn = async ({ page }: Opened) =>
  JSON.parse(/const review = (.*);/.exec(await (await fetch(page)).text())?.[1] ?? "").verdicts;

test("承認は写真を置いてコミットし、どのコミットかを返す", async () => {
  const answer = await decide(tag);
  const commit = repository.git("rev-parse", "--short", "HEAD");
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { verdicts: { "components-tag--dark": { verdict: "approved", commit } } },
  ]);
  expect(repository.git("show", `HEAD:${places.before}/desktop/components-tag--dark.dark.webp`)).toBe("changed");
});

test("二度押しても、コミットはひとつ", async () => {
  const answers = await Promise.all([decide(tag), decide(tag), decide({ ...tag, verdict: "rejected" })]);
  const [, , last] = answers;
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(commits()).toBe(2);
  expect((await last.json()).verdicts["components-tag--dark"].verdict).toBe("approved");
});

test("承認と却下は、読み込み直しても、開き直しても残る", async () => {
  await decide(tag);
  await decide({ ids: ["components-lamp--ready"], verdict: "rejected" });
  const expected = {
    "components-tag--dark": { verdict: "approved" },
    "components-lamp--ready": { verdict: "rejected" },
  };
  expect(await verdictsIn(opened)).toMatchObject(expected);
  const again = await open();
  expect(await verdictsIn(again)).toMatchObject(expected);
  close(again);
  await decide({ ids: ["components-lamp--ready"], verdict: "none" });
  expect(await verdictsIn(opened)).not.toHaveProperty("components-lamp--ready");
});

test("写真は、報告にあるものだけを渡す", async () => {
  const seen = async (name: string) => (await fetch(opened.page + name)).status;
  expect(await (await fetch(`${opened.page}after/desktop/components-tag--dark.dark.webp`)).text()).toBe("changed");
  expect(await seen("changes.json")).toBe(404);
  expect(await seen("..%2F..%2Fcode.ts")).toBe(404);
  expect((await fetch(`${opened.origin}/`)).status).toBe(404);
});

test("ほかのページからの承認は断る", async () => {
  expect((await decide(tag, { origin: "https://example.com" })).status).toBe(403);
  expect((await decide(tag, { origin: "null" })).status).toBe(403);
  expect((await decide(tag, { "content-type": "text/plain" })).status).toBe(403);
  expect((await decide(tag, {}, { ...opened, page: `${opened.origin}/guessed/` })).status).toBe(404);
  expect(await statusAs("evil.example")).toBe(403);
  expect(commits()).toBe(1);
});

/** Status of the page when requested under another host name, as by DNS rebinding. */
async function statusAs(host: string) {
  const asked = request(opened.page, { headers: { host } }).end();
  const [answer]: IncomingMessage[] = await once(asked, "response");
  answer?.resume();
  return answer?.statusCode;
}

test.each([["{"], [{ ids: "components-tag--dark", verdict: "approved" }], [{ ...tag, verdict: "merged" }]])(
  "わからない頼みは断る %#",
  async (body) => {
    const answer = await decide(body);
    expect([answer.status, await answer.json()]).toEqual([400, { error: "承認するものがわかりません。" }]);
  },
);

test("承認できないときは、わけを日本語で返し、あとでもう一度承認できる", async () => {
  repository.put(".git/index.lock", "");
  const refused = await decide(tag);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { error: "ほかの git の作業が続いています。終わるのを待って、もう一度承認してください。" },
  ]);
  repository.removeFile(".git/index.lock");
  expect((await decide(tag)).status).toBe(200);
  expect(commits()).toBe(2);
});

test("Chromatic があれば、そこへの道を渡す", async () => {
  const other = await open("https://www.chromatic.com/start");
  expect(await (await fetch(other.page)).text()).toContain('"chromatic":"https://www.chromatic.com/start"');
  close(other);
});
