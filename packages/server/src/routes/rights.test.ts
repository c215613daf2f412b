import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CallerName, callers, expectations, verdicts } from "./rights.fixtures.ts";
import { type EndpointName, marks, startRights, type Target } from "./rightsCalls.fixture.ts";

let rights: Awaited<ReturnType<typeof startRights>>;
let teamBBefore: string;

beforeAll(async () => {
  rights = await startRights();
  teamBBefore = await rights.dumpOfTeamB();
});
afterAll(() => rights.stop());

test("T1: 契約のすべての呼び出しに、期待する権限が書かれている", () => {
  expect(Object.keys(expectations).sort()).toEqual(Object.keys(contract).sort());
});

describe.each(Object.keys(contract) as EndpointName[])("%s", (name) => {
  const targets: Target[] = expectations[name].about ? ["own", "foreign", "missing"] : ["own"];
  const cells = callers.flatMap((caller) => targets.map((target) => ({ caller, target })));

  test.each(cells)("T1・T3: $caller が $target を呼ぶ", async ({ caller, target }) => {
    const reply = await rights.call(name, caller, target);

    expect(reply.statusCode).toBe(expectedStatus(name, caller, target));
    expect(marksIn(reply.body)).toEqual(marksIn(reply.body).filter((mark) => mark === markOf(caller, name)));
  });
});

const withId = (Object.keys(contract) as EndpointName[]).filter((name) => expectations[name].about);
test.each(withId)("T1: %s への、他チームのIDと存在しないIDの返事は、番号のほか1バイトも違わない", async (name) => {
  for (const caller of callers) {
    const [foreign, missing] = [await rights.call(name, caller, "foreign"), await rights.call(name, caller, "missing")];
    expect([foreign.statusCode, foreign.body, comparable(foreign.headers)]).toEqual([
      missing.statusCode,
      missing.body,
      comparable(missing.headers),
    ]);
  }
});

test("T2: ここまでのすべての呼び出しの後も、他チームの行は1つも変わっていない", async () => {
  expect(await rights.dumpOfTeamB()).toBe(teamBBefore);
  expect(teamBBefore).toContain(marks.b);
});

function expectedStatus(name: EndpointName, caller: CallerName, target: Target): number {
  const { access, status, about, elsewhere = 404 } = expectations[name];
  const verdict = verdicts[access][caller];
  if (verdict !== "ok") return verdict;
  return about && (target !== "own" || caller === "strangerCoach") ? elsewhere : status;
}

const marksIn = (body: string) => Object.values(marks).filter((mark) => body.includes(mark));

/** What anyone may call answers for the account or the link in the body, whoever carries the request. */
const markOf = (caller: CallerName, name: EndpointName) =>
  caller === "strangerCoach" && expectations[name].access !== "public" ? marks.c : marks.a;

function comparable({ "x-request-id": _id, date: _date, ...headers }: Record<string, unknown>) {
  return headers;
}
