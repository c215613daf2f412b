import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { addUser } from "../../testing.ts";
import { type IngestFixture, now, openIngestFixture } from "./ingest.fixtures.ts";

let fixture: IngestFixture;
let headers: { authorization: string };
beforeAll(async () => {
  fixture = await openIngestFixture();
  const coach = await addUser(fixture.db, fixture.sato.team_id);
  headers = { authorization: `Token ${await createSession(fixture.db, coach.id, false, now)}` };
});
afterAll(() => fixture.stop());

const coach = (method: "GET" | "POST" | "PUT", path: string, payload?: object) =>
  fixture.app.inject({ method, url: `/api/coach/${path}`, headers, ...(payload && { payload }) });
const setTraining = (status: string) => (id: number) =>
  coach("POST", `memberlist/update_nextrainer_status?member_id=${id}&status=${status}`);
const post = (path: string) => (member_id: number) => coach("POST", path, { member_id });

/** What a coach presses; answers whether it was allowed. */
const calls = {
  invite: post("nextshot/invite"),
  cancel_invite: post("nextshot/cancel_invite"),
  unlinkuser: post("nextshot/unlinkuser"),
  accept: post("memberlist/accept_training_request"),
  resume: setTraining("in_use"),
  stop: setTraining("not_use"),
};
const events = ["invited_accepted", "service_stopped", "request", "purchased", "purchase_ended"] as const;
type Action = keyof typeof calls | `${"nextshot" | "nextrainer"}:${(typeof events)[number]}`;
const actions: readonly Action[] = [
  ...(Object.keys(calls) as (keyof typeof calls)[]),
  ...events.flatMap((event) => [`nextshot:${event}`, `nextrainer:${event}`] as const),
];

async function act(action: Action, member_id: number): Promise<"done" | "refused"> {
  if (action in calls) {
    const { statusCode } = await calls[action as keyof typeof calls](member_id);
    if (statusCode !== 200 && statusCode !== 409) throw new Error(`${action}: ${statusCode}`);
    return statusCode === 200 ? "done" : "refused";
  }
  const [source, event] = action.split(":") as ["nextshot" | "nextrainer", string];
  const id = event === "invited_accepted" && { nextshot_id: "ns-abc" };
  const row = { team_id: fixture.sato.team_id, member_id, source_id: action, event, ...id };
  const { refused } = await fixture.push("member_links", [row], fixture.keys[source].key);
  expect(refused.map(({ code }) => code).filter((code) => code !== "conflict" && code !== "invalid")).toEqual([]);
  return refused.length === 0 ? "done" : "refused";
}

/** A member made by hand, brought to a state by these actions alone. */
async function bring(path: readonly Action[]): Promise<number> {
  const created = await coach("PUT", "memberlist/create", { last_name: "手", first_name: "入力", grade: "j1" });
  const { id } = created.json();
  for (const action of path) expect([action, await act(action, id)]).toEqual([action, "done"]);
  return id;
}
async function links(id: number) {
  const { nextshot_usage, nextshot_id, nextrainer_usage, nextrainer_purchased } = (
    await coach("GET", `memberlist/member/${id}`)
  ).json();
  return { nextshot_usage, nextshot_id, nextrainer_usage, nextrainer_purchased };
}

type State = {
  path: readonly Action[];
  links: object;
  /** The state that each allowed action leads to; what is not named is refused. */
  to: { readonly [A in Action]?: string };
};

const invited: readonly Action[] = ["invite"];
const inUse: readonly Action[] = [...invited, "nextshot:invited_accepted"];
const analyzer = {
  招待待ち: { path: [], links: { nextshot_usage: "not_use", nextshot_id: null }, to: { invite: "招待中" } },
  招待中: {
    path: invited,
    links: { nextshot_usage: "wait_acceptance", nextshot_id: null },
    to: { cancel_invite: "招待待ち", "nextshot:invited_accepted": "利用中" },
  },
  利用中: {
    path: inUse,
    links: { nextshot_usage: "in_use", nextshot_id: "ns-abc" },
    to: { unlinkuser: "解除", "nextshot:invited_accepted": "利用中", "nextshot:service_stopped": "利用停止" },
  },
  利用停止: {
    path: [...inUse, "nextshot:service_stopped"],
    links: { nextshot_usage: "not_use", nextshot_id: "ns-abc" },
    to: { "nextshot:service_stopped": "利用停止" },
  },
  解除: {
    path: [...inUse, "unlinkuser"],
    links: { nextshot_usage: "unlink_user", nextshot_id: null },
    to: { invite: "招待中" },
  },
} as const satisfies Record<string, State>;

const training = {
  購入待ち: {
    path: [],
    links: { nextrainer_usage: "not_use", nextrainer_purchased: false },
    to: {
      "nextrainer:request": "承認待ち",
      "nextrainer:purchased": "利用停止",
      "nextrainer:purchase_ended": "購入待ち",
    },
  },
  利用停止: {
    path: ["nextrainer:purchased"],
    links: { nextrainer_usage: "not_use", nextrainer_purchased: true },
    to: {
      resume: "購入済みの利用中",
      "nextrainer:request": "購入済みの承認待ち",
      "nextrainer:purchased": "利用停止",
      "nextrainer:purchase_ended": "購入待ち",
    },
  },
  承認待ち: {
    path: ["nextrainer:request"],
    links: { nextrainer_usage: "wait_acceptance", nextrainer_purchased: false },
    to: {
      accept: "利用中",
      "nextrainer:request": "承認待ち",
      "nextrainer:purchased": "購入済みの承認待ち",
      "nextrainer:purchase_ended": "承認待ち",
    },
  },
  購入済みの承認待ち: {
    path: ["nextrainer:request", "nextrainer:purchased"],
    links: { nextrainer_usage: "wait_acceptance", nextrainer_purchased: true },
    to: {
      accept: "購入済みの利用中",
      "nextrainer:request": "購入済みの承認待ち",
      "nextrainer:purchased": "購入済みの承認待ち",
      "nextrainer:purchase_ended": "承認待ち",
    },
  },
  利用中: {
    path: ["nextrainer:request", "accept"],
    links: { nextrainer_usage: "in_use", nextrainer_purchased: false },
    to: { "nextrainer:purchased": "購入済みの利用中", "nextrainer:purchase_ended": "利用中" },
  },
  購入済みの利用中: {
    path: ["nextrainer:purchased", "resume"],
    links: { nextrainer_usage: "in_use", nextrainer_purchased: true },
    to: { stop: "利用停止", "nextrainer:purchased": "購入済みの利用中", "nextrainer:purchase_ended": "利用中" },
  },
} as const satisfies Record<string, State>;

const ofTraining = (action: Action) =>
  ["accept", "resume", "stop"].includes(action) || /:(request|purchase)/.test(action);

/** Every state with every action of its product: `from`, `action`, and the state after it, null when refused. */
const steps = (states: Record<string, State>, own: (action: Action) => boolean) =>
  Object.entries(states).flatMap(([from, { path, to, links: before }]) =>
    actions.filter(own).map((action) => {
      const next = to[action] ?? null;
      return { from, action, next, path, after: (next === null ? before : states[next]?.links) ?? {} };
    }),
  );

describe.each([
  { product: "アナライザー", table: steps(analyzer, (action) => !ofTraining(action)) },
  { product: "トレーニング", table: steps(training, ofTraining) },
])("EN-8a: 手で作ったメンバーの $product", ({ table }) => {
  test.each(table)("$from に $action → $next", async ({ action, next, path, after }) => {
    const id = await bring(path);
    expect(await act(action, id)).toBe(next === null ? "refused" : "done");
    expect(await links(id)).toMatchObject(after);
  });
});
