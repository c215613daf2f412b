import type { Home } from "@kyuseki/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSession } from "../../http/auth/sessions.ts";
import { deleteInformation, insertInformation } from "../../store/notices/information.ts";
import { addTeam, addUser, startTestServer, type TestServer } from "../../testing.ts";
import { fridayEvening } from "./home.fixtures.ts";

type Who = "coach" | "colleague" | "other" | "demo";

let server: TestServer;
let tokens: Record<Who, string>;
beforeAll(async () => {
  server = await startTestServer({ now: () => fridayEvening });
  const [team, other, demo] = [await addTeam(server.db), await addTeam(server.db), await addTeam(server.db)];
  await server.db.query("update teams set demo = true where team_id = $1", [demo.team_id]);
  const tokenOf = async ({ team_id }: { team_id: number }) =>
    createSession(server.db, (await addUser(server.db, team_id)).id, true, fridayEvening);
  tokens = {
    coach: await tokenOf(team),
    colleague: await tokenOf(team),
    other: await tokenOf(other),
    demo: await tokenOf(demo),
  };
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from information"));

const headersOf = (who: Who) => ({ authorization: `Token ${tokens[who]}` });

async function get<Reply>(path: string, who: Who) {
  const reply = await server.app.inject({ url: `/api/coach/${path}`, headers: headersOf(who) });
  expect(reply.statusCode).toBe(200);
  return reply.json<Reply>();
}
const informationOf = async (who: Who = "coach") => (await get<Home>("home", who)).information;
const marks = async (who: Who) => (await informationOf(who))?.map(({ title, read }) => [title, read]);

async function read(information_id: number | null, who: Who) {
  const payload = { information_id };
  const url = "/api/coach/information/read";
  const reply = await server.app.inject({ method: "POST", url, headers: headersOf(who), payload });
  expect(reply.statusCode).toBe(200);
}

const publish = (title: string, { day = "2026-11-19", demo = false } = {}) =>
  insertInformation(
    server.db,
    { category: "feature", title, body: "本文です。", author: "運営事務局" },
    new Date(`${day}T01:00:00Z`),
    { demo },
  );

describe("ホームの運営からのお知らせ", () => {
  test("なければ空", async () => {
    expect(await informationOf()).toEqual([]);
  });

  test("新しい三つが、一覧と同じ順に出る", async () => {
    await publish("一", { day: "2026-11-01" });
    const ids = [
      await publish("二", { day: "2026-11-04" }),
      await publish("三", { day: "2026-11-12" }),
      await publish("四", { day: "2026-11-19" }),
    ];
    expect(await informationOf()).toEqual([
      { information_id: ids[2], title: "四", published_at: "2026-11-19T01:00:00.000Z", read: false },
      { information_id: ids[1], title: "三", published_at: "2026-11-12T01:00:00.000Z", read: false },
      { information_id: ids[0], title: "二", published_at: "2026-11-04T01:00:00.000Z", read: false },
    ]);
    const list = await get<{ information: { information_id: number }[] }>("information", "coach");
    expect(list.information.map(({ information_id }) => information_id).slice(0, 3)).toEqual(ids.toReversed());
  });

  test("既読は読んだ人の分だけで、すぐに変わる。同じチームのコーチにも、ほかのチームにも移らない", async () => {
    const first = await publish("一");
    await publish("二");
    const unread = [
      ["二", false],
      ["一", false],
    ];
    for (const who of ["coach", "colleague", "other"] as const) expect(await marks(who)).toEqual(unread);

    await read(first, "coach");
    expect(await marks("coach")).toEqual([
      ["二", false],
      ["一", true],
    ]);
    for (const who of ["colleague", "other"] as const) expect(await marks(who)).toEqual(unread);

    await read(null, "other");
    expect(await marks("other")).toEqual([
      ["二", true],
      ["一", true],
    ]);
    expect(await marks("colleague")).toEqual(unread);
  });

  test("出たものはすぐに先頭に加わり、取り下げたものはすぐに消える", async () => {
    await publish("一");
    expect(await marks("coach")).toEqual([["一", false]]);
    const last = await publish("二");
    expect(await marks("coach")).toEqual([
      ["二", false],
      ["一", false],
    ]);
    await deleteInformation(server.db, last);
    expect(await marks("coach")).toEqual([["一", false]]);
  });

  test("OP-2 デモのお知らせは、デモのクラブにだけ出る", async () => {
    await publish("みんなへ");
    await publish("デモへ", { demo: true });
    expect(await marks("coach")).toEqual([["みんなへ", false]]);
    expect(await marks("demo")).toEqual([
      ["デモへ", false],
      ["みんなへ", false],
    ]);
  });
});
