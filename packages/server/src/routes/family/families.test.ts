import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FamilyFixture, openFamilyFixture, start } from "./family.fixtures.ts";

let fixture: FamilyFixture;
beforeAll(async () => {
  fixture = await openFamilyFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.clear());

const letters = (member_ids: number[], as?: "stranger") => fixture.call("POST", "families/letters", { member_ids }, as);
const revoke = (member_id: number, as?: "stranger") => fixture.call("POST", "families/revoke", { member_id }, as);
const stateOf = async (token: string) => (await fixture.send("page", { token })).json().state;
const rowsOf = async (sql: string) => (await fixture.db.query(sql)).rows;

test("CO-2: 手紙は家族に1枚で、きょうだいもいっしょ。前のリンクも使え、トークンはハッシュだけが残る", async () => {
  const { ritsu, hana, miyamoto } = fixture;
  const earlier = await fixture.linkOf(ritsu);
  const reply = await letters([ritsu.id, hana.id, miyamoto.id]);
  expect(reply.json().letters).toEqual([
    {
      family_id: ritsu.family_id,
      member_ids: [ritsu.id, hana.id],
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: "2027-03-31T14:59:59.999Z",
    },
    expect.objectContaining({ family_id: miyamoto.family_id, member_ids: [miyamoto.id] }),
  ]);
  for (const { token } of reply.json().letters) {
    expect(await stateOf(token)).toBe("open");
    expect(JSON.stringify(await rowsOf("select token_hash::text, recipient from family_links"))).not.toContain(token);
  }
  expect(await stateOf(earlier)).toBe("open");
  expect(await rowsOf("select action, member_ids from audit_log")).toEqual([
    { action: "family_links_made", member_ids: [ritsu.id, hana.id, miyamoto.id] },
  ]);
});

test("CO-2: 取り消すと、その家族のリンクがすべて使えなくなり、数を答える。期限切れは数えない", async () => {
  const { ritsu, hana, miyamoto } = fixture;
  const tokens = [await fixture.linkOf(ritsu), await fixture.linkOf(ritsu, { member_id: ritsu.id })];
  await fixture.linkOf(ritsu, { expires_at: start });
  const others = await fixture.linkOf(miyamoto);
  expect((await revoke(hana.id)).json()).toEqual({ revoked: 2 });
  expect(await Promise.all(tokens.map(stateOf))).toEqual(["revoked", "revoked"]);
  expect(await stateOf(others)).toBe("open");
  expect(await rowsOf("select action, user_id, member_ids from audit_log")).toEqual([
    { action: "family_links_revoked", user_id: fixture.coachId, member_ids: [hana.id] },
  ]);
});

test("AP-6: ほかのクラブの選手と在籍していない選手には作れず、取り消せない", async () => {
  const { ritsu, foreign, miyamoto } = fixture;
  const token = await fixture.linkOf(ritsu);
  const left = await fixture.member(fixture.teamId, { state: "archived" });
  const replies = [
    await letters([ritsu.id, foreign.id]),
    await letters([left.id]),
    await letters([ritsu.id], "stranger"),
    await revoke(ritsu.id, "stranger"),
    await revoke(foreign.id),
    await revoke(2_000_000_000),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404));
  expect(await rowsOf("select 1 from family_links")).toHaveLength(1);
  expect(await stateOf(token)).toBe("open");
  expect((await letters([miyamoto.id])).json().letters).toHaveLength(1);
});
