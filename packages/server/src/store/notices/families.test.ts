import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool, type Db } from "../../db/pool.ts";
import { addMember, addTeam, createDatabase } from "../../testing.ts";
import { updateApplicantAccepted } from "../members/applications.ts";
import { deleteMember } from "../privacy/personalData.ts";
import { insertFamilyLinks } from "./familyLinks.ts";

const now = new Date("2026-11-20T03:00:00Z");
const later = new Date("2027-03-31T14:59:59.999Z");
let db: Db;
let team: number;
beforeAll(async () => {
  db = createPool(await createDatabase());
});
afterAll(() => db.end());
beforeEach(async () => {
  team = (await addTeam(db)).team_id;
});

const add = async (guardian_email: string | null, overrides: object = {}) =>
  (await addMember(db, team, { guardian_email, ...overrides })).id;
const change = (id: number, address: object) =>
  db.query(
    `update members set (guardian_email, email) = (select guardian_email, email
              from jsonb_populate_record((select m from members m where id = $1), $2)) where id = $1`,
    [id, address],
  );
async function familyOf(id: number): Promise<number> {
  const { rows } = await db.query("select family_id from members where id = $1", [id]);
  return rows[0].family_id;
}
const families = async () =>
  (await db.query("select id from families where team_id = $1 order by id", [team])).rows.map(({ id }) => id);

describe("家族", () => {
  test("保護者のアドレスが同じきょうだいは、大文字でも同じ家族", async () => {
    const [ritsu, hana, other] = [
      await add("Parent@home.example"),
      await add("parent@HOME.example"),
      await add("b@home.example"),
    ];
    expect(await familyOf(hana)).toBe(await familyOf(ritsu));
    expect(await familyOf(other)).not.toBe(await familyOf(ritsu));
  });

  test("アドレスのない選手は、それぞれひとりの家族", async () => {
    expect(await familyOf(await add(null))).not.toBe(await familyOf(await add(null)));
  });

  test("同じアドレスでも、よそのチームは別の家族", async () => {
    const here = await familyOf(await add("parent@home.example"));
    team = (await addTeam(db)).team_id;
    const there = await familyOf(await add("parent@home.example"));
    const { rows } = await db.query("select team_id, id from families where id in ($1, $2)", [here, there]);
    expect(new Set(rows.map(({ team_id }) => team_id)).size).toBe(2);
  });

  test("きょうだいのアドレスに直すと同じ家族になり、空の家族は消える", async () => {
    const [ritsu, hana] = [await add("parent@home.example"), await add(null)];
    await change(hana, { guardian_email: "PARENT@home.example" });
    expect(await familyOf(hana)).toBe(await familyOf(ritsu));
    expect(await families()).toEqual([await familyOf(ritsu)]);
  });

  test("きょうだいと違うアドレスに直すと、新しい家族になる", async () => {
    const [ritsu, hana] = [await add("parent@home.example"), await add("parent@home.example")];
    const before = await familyOf(ritsu);
    await change(hana, { guardian_email: "other@home.example" });
    expect(await familyOf(ritsu)).toBe(before);
    expect(await familyOf(hana)).not.toBe(before);
  });

  test("最後のひとりを消すと、家族とリンクも消える", async () => {
    const ritsu = await add("parent@home.example");
    await link(await familyOf(ritsu), { recipient: "parent@home.example" });
    await deleteMember(db, team, ritsu);
    expect([await families(), await openLinks()]).toEqual([[], []]);
  });

  test("申し込みは認められるまで別の家族、認められると同じ家族", async () => {
    const ritsu = await add("parent@home.example");
    const hana = await add("Parent@home.example", { state: "applied" });
    const third = await add("parent@home.example");
    expect(await familyOf(hana)).not.toBe(await familyOf(ritsu));
    expect(await familyOf(third)).toBe(await familyOf(ritsu));
    await updateApplicantAccepted(db, team, hana, now);
    expect(await familyOf(hana)).toBe(await familyOf(ritsu));
    expect(await families()).toEqual([await familyOf(ritsu)]);
  });

  test("チームを消すと、家族もなくなる", async () => {
    await add("parent@home.example");
    await db.query("delete from teams where team_id = $1", [team]);
    expect(await families()).toEqual([]);
  });
});

describe("アドレスが変わると", () => {
  test("前の保護者のアドレスに送ったリンクは止まり、印刷したものは残る", async () => {
    const ritsu = await add("old@home.example");
    const family = await familyOf(ritsu);
    await link(family, { recipient: "old@home.example" });
    await link(family, { recipient: null });
    await change(ritsu, { guardian_email: "new@home.example" });
    expect(await openLinks()).toEqual([{ recipient: null, member_id: null }]);
  });

  test("きょうだいがまだそのアドレスなら、リンクは残る", async () => {
    const [ritsu, hana] = [await add("parent@home.example"), await add("parent@home.example")];
    await link(await familyOf(ritsu), { recipient: "parent@home.example" });
    await change(hana, { guardian_email: "other@home.example" });
    expect(await openLinks()).toHaveLength(1);
  });

  test("本人のアドレスが変わると、本人のリンクだけが止まる", async () => {
    const ritsu = await add("parent@home.example", { email: "ritsu@home.example" });
    const family = await familyOf(ritsu);
    await link(family, { recipient: "parent@home.example" });
    await link(family, { recipient: "ritsu@home.example", member_id: ritsu });
    await change(ritsu, { email: "new@home.example" });
    expect(await openLinks()).toEqual([{ recipient: "parent@home.example", member_id: null }]);
  });

  test("ほかのことを直しても、リンクは止まらない", async () => {
    const ritsu = await add("parent@home.example");
    await link(await familyOf(ritsu), { recipient: "parent@home.example" });
    await db.query("update members set state = 'archived', grade = 'h1' where id = $1", [ritsu]);
    await change(ritsu, { guardian_email: "PARENT@home.example" });
    expect(await openLinks()).toHaveLength(1);
  });
});

let tokens = 0;
function link(
  family_id: number,
  { recipient, member_id = null }: { recipient: string | null; member_id?: number | null },
) {
  tokens += 1;
  const token_hash = Buffer.alloc(32, tokens);
  return insertFamilyLinks(db, team, [{ token_hash, family_id, member_id, recipient }], { now, expiresAt: later });
}
const openLinks = async () =>
  (
    await db.query(
      "select recipient, member_id from family_links where team_id = $1 and revoked_at is null order by created_at, token_hash",
      [team],
    )
  ).rows;
