// @vitest-environment jsdom
import { getMember, getTeam, listMembers } from "@kyuseki/domain";
import { addMember, addTeam, addUser, startTestServer, testPassword } from "@kyuseki/server/testing";
import { onlineManager } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { openDB } from "idb";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { stubIndexedDatabase } from "../../../testing/indexedDatabase.ts";
import { openLine } from "../../../testing/line.ts";
import { themeOfWindow } from "../../../testing/theme.ts";
import { membersQuery } from "../../data/members/useMembers.ts";
import { createServices } from "../../shell/createServices.ts";
import { createSessionStore } from "../session/session.ts";
import { checkSession, signIn, signOut } from "../session/signing.ts";
import { createTokenStorage } from "../session/tokenStorage.ts";
import { eraseStoredAnswers } from "./eraseStoredAnswers.ts";

const dayMs = 86_400_000;
let server: Awaited<ReturnType<typeof startTestServer>>;
let line: Awaited<ReturnType<typeof openLine>>;
let teamId = 0;
const memberIds: number[] = [];
beforeAll(async () => {
  server = await startTestServer();
  line = await openLine(await server.listen());
  teamId = (await addTeam(server.db, { name: "青葉台" })).team_id;
  await addUser(server.db, teamId, { email: "coach@example.jp", name: "大野", coach_type: "coach" });
  await addUser(server.db, teamId, { email: "manager@example.jp", name: "片山", coach_type: "manager" });
  for (let count = 0; count < 22; count += 1) memberIds.push((await addMember(server.db, teamId)).id);
});
afterAll(async () => {
  line.close();
  await server.stop();
});

let logged: string[] = [];
beforeEach(() => {
  stubIndexedDatabase();
  localStorage.clear();
  line.mend();
  logged = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

/** The app as a freshly opened tab of this browser has it. */
const openTab = () =>
  createServices({
    config: { topSiteUrl: null, playerSiteUrl: null, demo: null },
    session: createSessionStore(
      createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
    ),
    theme: themeOfWindow(),
    log: (message) => logged.push(message),
    network: { baseURL: line.url, adapter: "http" },
  });

async function signedIn(email = "coach@example.jp") {
  const tab = openTab();
  await signIn(tab.session, tab.call, { email, password: testPassword, remember: false });
  return tab;
}

/** A tab that is opened in airplane mode. */
async function openOffline() {
  goOffline();
  const tab = openTab();
  await checkSession(tab.session, tab.call, (message) => logged.push(message));
  return tab;
}
function goOffline() {
  line.cut();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
}

async function withDatabase<Result>(work: (database: Awaited<ReturnType<typeof openDB>>) => Promise<Result>) {
  const database = await openDB("kyuseki-answers");
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
const isStored = async () => (await indexedDB.databases()).some(({ name }) => name === "kyuseki-answers");
const storedAddresses = async (): Promise<string[]> =>
  (await isStored())
    ? withDatabase(async (database) => (await database.getAll("answers")).map((one) => one.address))
    : [];
const waitForStored = (address: string) => waitFor(async () => expect(await storedAddresses()).toContain(address));
/** Changes every stored answer. */
const change = (part: object) =>
  withDatabase(async (database) => {
    for (const answer of await database.getAll("answers")) await database.put("answers", { ...answer, ...part });
  });

const members = "/api/coach/memberlist/members";
const unavailable = { code: "unavailable" };

async function storeMembers(email?: string) {
  const tab = await signedIn(email);
  await tab.call(listMembers);
  await waitForStored(members);
  return tab;
}

describe("OF-1 ネットワークのない場所で読む", () => {
  test("残すと決めた呼び出しの答えだけが、この端末に残る", async () => {
    const tab = await signedIn();
    await Promise.all([
      tab.call(getTeam),
      tab.call(listMembers),
      tab.call(listMembers, { query: { state: "archived" } }),
    ]);
    await waitFor(async () => expect(await storedAddresses()).toEqual([members, `${members}?state=archived`]));
    const stored = await withDatabase((database) => database.getAll("answers"));
    expect(JSON.stringify(stored)).not.toContain(tab.session.token());
  });

  test("圏外で開くと、前の記録で、ログインしたまま開く。残さないものは「つながらない」", async () => {
    await storeMembers();
    const tab = await openOffline();
    expect(tab.session.read()).toMatchObject({ status: "signed_in", user: { name: "大野" }, team: { name: "青葉台" } });
    expect((await tab.call(listMembers)).members).toHaveLength(22);
    await expect(tab.call(getTeam)).rejects.toMatchObject(unavailable);
    expect(onlineManager.isOnline()).toBe(false);
    expect(logged).toEqual([]);
  });

  test("ブラウザがつながっていると言っても、答えがなければ前の記録を出し、答えが来れば読み直す", async () => {
    const { call } = await storeMembers();
    const at = Date.now() - 3_600_000;
    await change({ at });
    line.cut();
    const tab = openTab();
    const query = membersQuery(tab.call);
    expect(await tab.queries.fetchQuery(query)).toHaveLength(22);
    await waitFor(() => expect(tab.queries.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(at));
    expect(onlineManager.isOnline()).toBe(false);
    line.mend();
    await call(getTeam);
    expect(onlineManager.isOnline()).toBe(true);
    await tab.queries.fetchQuery(query);
    expect(tab.queries.getQueryState(query.queryKey)?.dataUpdatedAt).toBeGreaterThan(at);
  });

  test("画面にあるものは、それより古い記録に置き換わらない", async () => {
    const tab = await storeMembers();
    const query = membersQuery(tab.call);
    tab.queries.setQueryData(query.queryKey, []);
    goOffline();
    await expect(tab.queries.fetchQuery({ ...query, staleTime: 0 })).rejects.toMatchObject(unavailable);
    expect(tab.queries.getQueryData(query.queryKey)).toEqual([]);
  });

  test("サーバーの手前が404で答えても、前の記録で開き、記録は消えない", async () => {
    await storeMembers();
    line.answerInstead(404);
    const tab = openTab();
    await checkSession(tab.session, tab.call, (message) => logged.push(message));
    expect(tab.session.read()).toMatchObject({ status: "signed_in", user: { name: "大野" } });
    expect((await tab.call(listMembers)).members).toHaveLength(22);
    await expect(tab.call(getTeam)).rejects.toMatchObject({ code: "not_found" });
    expect(await storedAddresses()).toEqual([members]);
  });

  test("形の合わない記録は、ないのと同じ", async () => {
    await storeMembers();
    await change({ json: `{"members":"22"}` });
    const tab = await openOffline();
    await expect(tab.call(listMembers)).rejects.toMatchObject(unavailable);
  });

  test("選手は、新しく開いた20人まで。いなくなった選手の記録は消える", async () => {
    const tab = await signedIn();
    const addressOf = (id = 0) => `/api/coach/memberlist/member/${id}`;
    for (const id of memberIds.slice(0, 21)) {
      await tab.call(getMember, { params: { id } });
      await waitForStored(addressOf(id));
    }
    const expected = memberIds.slice(1, 21).map(addressOf).toSorted();
    expect(await storedAddresses()).toEqual(expected);

    await server.db.query("update members set deleted_at = now() where id = $1", [memberIds[1]]);
    await expect(tab.call(getMember, { params: { id: memberIds[1] ?? 0 } })).rejects.toMatchObject({
      code: "not_found",
    });
    await waitFor(async () =>
      expect(await storedAddresses()).toEqual(expected.filter((one) => one !== addressOf(memberIds[1]))),
    );
    await server.db.query("update members set deleted_at = null");
  });
});

describe("S6 消えるとき", () => {
  test("30日を過ぎた記録は、読まれず、消える", async () => {
    await storeMembers();
    await change({ at: Date.now() - 30 * dayMs - 1000 });
    const tab = await openOffline();
    await expect(tab.call(listMembers)).rejects.toMatchObject(unavailable);
    expect(await storedAddresses()).toEqual([]);
  });

  test("ログアウトすると、何も残らない。あとから届いた答えも残らない", async () => {
    const tab = await storeMembers();
    const late = tab.call(listMembers);
    await Promise.allSettled([late, signOut(tab.session, tab.call, () => {})]);
    await waitFor(async () => expect(await isStored()).toBe(false));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(await isStored()).toBe(false);
  });

  test("P3 消すときにはまだ残されていなかった答えも、あとから残らない", async () => {
    const tab = await signedIn();
    const [erased = 0, asked = 0] = memberIds;
    await tab.call(getMember, { params: { id: erased } });
    eraseStoredAnswers();
    await tab.call(getMember, { params: { id: asked } });
    await waitForStored(`/api/coach/memberlist/member/${asked}`);
    expect(await storedAddresses()).toEqual([`/api/coach/memberlist/member/${asked}`]);
  });

  test("別のタブでログアウトしても、チームから外されても、何も残らない", async () => {
    const tab = await storeMembers();
    onTestFinished(tab.session.follow(() => {}));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage", { key: "kyuseki-token", newValue: null }));
    await waitFor(async () => expect(await isStored()).toBe(false));

    const other = await storeMembers("manager@example.jp");
    await server.db.query("delete from sessions");
    await expect(other.call(listMembers)).rejects.toMatchObject({ code: "unauthorized" });
    await waitFor(async () => expect(await isStored()).toBe(false));
  });

  test("ほかの人は、その端末に残った記録を見ない。ほかの人の記録は、そのとき消える", async () => {
    await storeMembers();
    const answers = await withDatabase((database) => database.getAll("answers"));
    const owner = await withDatabase((database) => database.get("owner", "owner"));
    const putBack = () =>
      withDatabase(async (database) => {
        for (const answer of answers) await database.put("answers", answer);
        await database.put("owner", owner, "owner");
      });
    const addressOf = (place: number) => `/api/coach/memberlist/member/${memberIds[place]}`;
    // The session ended without a sign-out, and somebody else signs in.
    localStorage.clear();
    const other = await signedIn("manager@example.jp");
    await other.call(getMember, { params: { id: memberIds[0] ?? 0 } });
    await waitForStored(addressOf(0));
    await putBack();
    await other.call(getMember, { params: { id: memberIds[1] ?? 0 } });
    await waitForStored(addressOf(1));
    expect(await storedAddresses()).toEqual([addressOf(1)]);

    // Even with the first coach's answers still there.
    await withDatabase(async (database) => {
      for (const answer of answers) await database.put("answers", answer);
    });
    const offline = await openOffline();
    expect(offline.session.read()).toMatchObject({ user: { name: "片山" } });
    await expect(offline.call(listMembers)).rejects.toMatchObject(unavailable);

    // A token that is not the stored person's opens nothing.
    await putBack();
    expect((await openOffline()).session.read()).toEqual({ status: "unchecked" });
  });
});

describe("R3 残せない端末", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };

  test.each([
    {
      what: "使えない",
      prepare: async () => void vi.stubGlobal("indexedDB", { open: blocked, deleteDatabase: blocked }),
    },
    { what: "ない", prepare: async () => void vi.stubGlobal("indexedDB", undefined) },
    {
      what: "のちの版のもの",
      prepare: async () =>
        (await openDB("kyuseki-answers", 9, { upgrade: (one) => void one.createObjectStore("x") })).close(),
    },
  ])("IndexedDB が$what でも、つながっていれば使え、圏外ではこれまでどおり", async ({ prepare }) => {
    const tab = await signedIn();
    await prepare();
    expect((await tab.call(listMembers)).members).toHaveLength(22);
    const offline = await openOffline();
    expect(offline.session.read()).toEqual({ status: "unchecked" });
    await expect(tab.call(listMembers)).rejects.toMatchObject(unavailable);
    expect(logged).toEqual(["session check failed: unavailable 0"]);
  });

  test("いっぱいのときは、一度だけ記録し、古い半分を消す", async () => {
    const tab = await storeMembers();
    const addressOf = (id: number | undefined) => `/api/coach/memberlist/member/${id}`;
    for (const id of memberIds.slice(0, 3)) {
      await tab.call(getMember, { params: { id } });
      await waitForStored(addressOf(id));
    }
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw Object.assign(new Error("full"), { name: "QuotaExceededError" });
    });
    const [, second, third] = memberIds;
    await tab.call(listMembers);
    await waitFor(async () => expect(await storedAddresses()).toEqual([addressOf(second), addressOf(third)]));
    await tab.call(listMembers);
    await waitFor(async () => expect(await storedAddresses()).toEqual([addressOf(third)]));
    full.mockRestore();
    expect(logged).toEqual(["answers are not stored: QuotaExceededError"]);
  });
});
