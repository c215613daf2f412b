import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type ActivityFixture, openActivityFixture } from "./activity.fixture.ts";

let fixture: ActivityFixture;
let made: Awaited<ReturnType<ActivityFixture["begin"]>>;
beforeAll(async () => {
  fixture = await openActivityFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  made = await fixture.begin();
});

/** How many statements one call asks. */
async function countStatements(page: string): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  await fixture.call("GET", page);
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

describe("同じことを何度聞かれても、データベースには聞き直さない。問い合わせの数は選手の数によらない", () => {
  test("2度目は、だれかと、何が変わったかだけを聞く", async () => {
    const again: Record<string, number> = {};
    for (const [name, page] of Object.entries(made.pages)) {
      await fixture.call("GET", page);
      again[name] = await countStatements(page);
    }
    // The provider's events belong to no team.
    expect(again).toEqual({
      notices: 2,
      notice: 2,
      events: 3,
      event: 2,
      game: 2,
      open: 2,
      openCount: 2,
      notes: 2,
      noteCount: 2,
      templates: 2,
      goals: 2,
      pitches: 2,
      training: 2,
    });
  });

  test("40人を足しても、初めての返事の問い合わせは同じだけ", async () => {
    const counted = async () => {
      await fixture.sql("update notices set version = version + 1");
      const counts: number[] = [];
      for (const page of Object.values(made.pages)) counts.push(await countStatements(page));
      return counts;
    };
    await fixture.ask(made.pages);
    const few = await counted();
    const more = [];
    for (let count = 0; count < 40; count += 1) more.push(await fixture.member(fixture.teamId, {}));
    const everybody = [fixture.ritsu, fixture.hana, fixture.miyamoto, ...more].map(({ id }) => id);
    await fixture.sql(
      "insert into notice_recipients (team_id, notice_id, member_id) select $1, $2, unnest($3::int[]) on conflict do nothing",
      [fixture.teamId, made.notice, everybody],
    );
    await fixture.sql("update events set member_ids = $1", [everybody]);
    expect(await counted()).toEqual(few);
    expect((await fixture.ask(made.pages)).notice.recipients).toHaveLength(43);
  });
});
