import { createEvent, createMeasuringDay, dayInJapan, listMeasureItems, storageKeys } from "@kyuseki/domain";
import { createClient } from "@kyuseki/domain/client";
import {
  addMember,
  addTeam,
  addUser,
  signIn,
  startTestServer,
  type TestServer,
  testPassword,
} from "@kyuseki/server/testing";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { chromiumLaunch } from "../../../../scripts/browser.ts";
import { desktop, forgetServiceWorkers } from "../browser.ts";
import { type FaultProxy, openFaultProxy } from "../faults/faultProxy.ts";
import { startNextRelease } from "../platform/nextRelease.ts";
import { gameDraft } from "../practice/gameDraft.ts";

/** A coach of a new club on the field, with a device of their own. */
export type Field = {
  context: BrowserContext;
  proxy: FaultProxy;
  db: TestServer["db"];
  teamId: number;
  userId: number;
  token: string;
  today: string;
  dayId: number;
  itemIds: readonly number[];
  members: readonly { id: number; name: string }[];
  /** The last one is deleted in some runs. */
  notes: readonly number[];
  eventId: number;
  /** The server ends, and another one begins over the same database. */
  restart: () => Promise<void>;
  /** From now on the server of the next release answers. */
  release: () => void;
  close: () => Promise<void>;
};

/** One browser and one database for the file; each run has a club, a proxy and a profile of its own. */
export function fieldWorld() {
  let browser: Browser;
  /** For looking into the database, and for what another coach does; never restarted. */
  let control: TestServer;
  let controlAddress = "";
  let front: TestServer;
  let address = "";
  let next: Awaited<ReturnType<typeof startNextRelease>>;

  const startFront = async () => {
    front = await startTestServer({ databaseUrl: control.databaseUrl });
    address = await front.listen();
  };
  beforeAll(async () => {
    control = await startTestServer();
    controlAddress = await control.listen();
    await startFront();
    next = await startNextRelease(control, []);
    browser = await chromium.launch(await chromiumLaunch());
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all([next.stop(), front.stop()]);
    await control.stop();
  });

  return async ({ withServiceWorker }: { withServiceWorker: boolean }): Promise<Field> => {
    const { db } = control;
    const club = await makeClub(control, controlAddress);
    const proxy = await openFaultProxy(address);
    const value = JSON.stringify({ token: club.token, expires_at: Math.floor(Date.now() / 1000) + 3600 });
    const context = await browser.newContext({
      viewport: desktop,
      locale: "ja-JP",
      timezoneId: "Asia/Tokyo",
      baseURL: proxy.url,
      storageState: {
        cookies: [],
        origins: [{ origin: proxy.url, localStorage: [{ name: storageKeys.token, value }] }],
      },
    });
    context.setDefaultTimeout(15_000);
    if (!withServiceWorker) await context.addInitScript(forgetServiceWorkers);
    // Leaving a page with something unsent is asked about: the coach goes.
    context.on("page", (page) => page.on("dialog", (dialog) => void dialog.accept()));
    return {
      ...club,
      context,
      proxy,
      db,
      restart: async () => {
        const ended = front;
        proxy.leadTo(nowhere);
        await ended.stop();
        await startFront();
        proxy.leadTo(address);
      },
      release: () => proxy.leadTo(next.address),
      close: async () => {
        await context.close();
        await proxy.close();
      },
    };
  };
}

/** Nobody listens there. */
const nowhere = "http://127.0.0.1:9";

async function makeClub({ app, db }: TestServer, baseURL: string) {
  const { team_id: teamId } = await addTeam(db);
  const { id: userId, email } = await addUser(db, teamId, { coach_type: "manager" });
  const token = await signIn(app, email, testPassword);
  const members: { id: number; name: string }[] = [];
  for (const [last_name, first_name, last_name_kana] of people) {
    const { id } = await addMember(db, teamId, { last_name, first_name, last_name_kana, grade: "e6" });
    members.push({ id, name: `${last_name} ${first_name}` });
  }
  const { call } = createClient({ token: () => token, baseURL, adapter: "http" });
  const { items } = await call(listMeasureItems);
  const item_ids = items.flatMap(({ id, preset }) =>
    preset === "standing_jump" || preset === "side_steps" ? [id] : [],
  );
  const today = dayInJapan(new Date());
  const day = await call(createMeasuringDay, { body: { name: "測定会", date: today, place: "", item_ids } });
  const { event_id: eventId } = await call(createEvent, { body: { ...gameDraft, repeat_until: null, tell: null } });
  const { rows } = await db.query<{ id: number }>(
    `insert into notes (team_id, member_id, source, source_id, body, written_at)
     select $1, $2, 'nextrainer', 'field-' || at, '投げた。', now() from generate_series(1, 3) at returning id`,
    [teamId, members[0]?.id],
  );
  return {
    teamId,
    userId,
    token,
    today,
    dayId: day.id,
    itemIds: day.item_ids,
    members,
    eventId,
    notes: rows.map(({ id }) => id),
  };
}

const people = [
  ["大野", "翔", "おおの"],
  ["木村", "葵", "きむら"],
  ["林", "海斗", "はやし"],
] as const;
