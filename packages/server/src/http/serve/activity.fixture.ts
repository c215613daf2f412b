import { dayInJapan } from "@kyuseki/domain";
import { type FamilyFixture, openFamilyFixture, start } from "../../routes/family/family.fixtures.ts";
import { insertTemplate } from "../../routes/openItems/askedNotes.fixture.ts";
import { startTestServer } from "../../testing.ts";

export type ActivityFixture = Awaited<ReturnType<typeof openActivityFixture>>;

export const today = dayInJapan(start);
export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
/** The moment so many milliseconds after the beginning of each test. */
export const afterStart = (ms: number) => new Date(start.getTime() + ms);

/** A club with a notice that was mailed, a practice and a game to come, and a template; with the pages that are kept. */
export async function openActivityFixture() {
  const families = await openFamilyFixture();
  const sql = (text: string, values: unknown[] = []) => families.db.query(text, values);
  let clock = start;

  function moveTo(moment: Date) {
    clock = moment;
    families.setClock(moment);
  }

  /** To the family of 宮本; waits to be sent. */
  async function insertMail(kind: "notice" | "reminder", noticeId: number | null): Promise<number> {
    const { team_id, family_id, id } = families.miyamoto;
    const { rows } = await sql(
      `insert into notice_mails (team_id, kind, notice_id, family_id, member_ids, recipient, state, user_id, created_at, day)
       values ($1, $2, $3, $4, $5, 'hogosha@miyamoto.example', 'waiting', $6, $7, $8) returning id`,
      [team_id, kind, noticeId, family_id, [id], families.coachId, start, kind === "reminder" ? today : null],
    );
    return rows[0].id;
  }

  async function begin() {
    await families.clear();
    moveTo(start);
    const notice = await families.noticeTo([families.ritsu, families.miyamoto]);
    const event = await families.eventFor([families.miyamoto, families.hana], { kind: "practice" });
    const game = await families.eventFor([families.ritsu]);
    const template = await insertTemplate(families, { weekdays: [5], opens: "11:30", grades: ["e5"] });
    const mail = await insertMail("notice", notice);
    // A club without any item is given the product's by whoever asks first.
    await sql(
      `insert into measure_items (team_id, name, unit, better, position) values ($1, '50m走', '秒', 'lower', 1)
       on conflict do nothing`,
      [families.teamId],
    );
    const pages = {
      notices: "notices",
      notice: `notices/notice/${notice}`,
      events: "events?from=2026-11-01&to=2026-12-31",
      event: `events/event/${event}`,
      game: `events/event/${game}`,
      open: "open_items",
      openCount: "open_items/count",
      notes: "notes?view=unanswered",
      noteCount: "notes/count",
      templates: "notes/templates",
      goals: `notes/goals/${families.miyamoto.id}`,
      pitches: `pitch_counts/member/${families.ritsu.id}`,
      training: `training/members/${families.miyamoto.id}`,
    };
    return { notice, event, template, mail, pages };
  }

  /** Answers of all pages, by name; of one that fails its status. */
  async function ask(pages: Record<string, string>, { app }: Pick<FamilyFixture, "app"> = families) {
    const headers = { authorization: `Token ${families.tokens.coach}` };
    const replies = Object.entries(pages).map(async ([name, page]) => {
      const reply = await app.inject({ url: `/api/coach/${page}`, headers });
      return [name, reply.statusCode === 200 ? reply.json() : reply.statusCode] as const;
    });
    return Object.fromEntries(await Promise.all(replies));
  }

  /** What a server answers that has kept nothing. */
  async function askAnew(pages: Record<string, string>) {
    const { databaseUrl } = families;
    const fresh = await startTestServer({ now: () => clock, databaseUrl, config: { mail, publicUrl } });
    return ask(pages, fresh).finally(() => fresh.stop());
  }

  return { ...families, sql, moveTo, now: () => clock, config: { mail, publicUrl }, insertMail, begin, ask, askAnew };
}

/** As the family's server has it: mail can be sent. */
const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };
const publicUrl = "https://coach.example";
