import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type IngestFixture, nowS, openIngestFixture } from "./ingest.fixtures.ts";

let fixture: IngestFixture;
beforeAll(async () => {
  fixture = await openIngestFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.query("delete from team_averages"));

const row = (source_id: string, more: object = {}) => ({
  team_id: fixture.sato.team_id,
  nextrainer_user: "team",
  source_id,
  datetime: nowS,
  mode: 1,
  batting_type: 1,
  ball: "rubber",
  speed: 98.4,
  ...more,
});
const push = (rows: readonly object[]) => fixture.push("team_averages", rows);
const stored = () => fixture.query("select source, source_id, batting_type, ball, speed from team_averages order by 2");
const versionOf = async () => {
  const [team] = await fixture.query<{ measurements_version: number }>(
    `select measurements_version from teams where team_id = ${fixture.sato.team_id}`,
  );
  return team?.measurements_version ?? 0;
};

describe("EN-9: nextrainer_user が team の記録", () => {
  test("そのまま残り、もう一度送っても変わらず、変えた行だけが新しくなる", async () => {
    const before = await versionOf();
    expect(await push([row("a"), row("b", { batting_type: null, ball: null })])).toMatchObject({ accepted: 2 });
    expect(await versionOf()).toBeGreaterThan(before);
    expect(await push([row("a"), row("b", { batting_type: null, ball: null, speed: 99 })])).toMatchObject({
      accepted: 0,
      updated: 1,
      unchanged: 1,
    });
    expect(await stored()).toEqual([
      { source: "nextrainer", source_id: "a", batting_type: 1, ball: "rubber", speed: 98.4 },
      { source: "nextrainer", source_id: "b", batting_type: null, ball: null, speed: 99 },
    ]);
  });

  test.each([
    [{ nextrainer_user: "12" }, { nextrainer_user: "nextrainer_user は team で指定してください" }],
    [{ speed: 200.1 }, { speed: "ありえない値のため、受け付けられません" }],
    [{ datetime: nowS + 601 }, { datetime: "これからの日時は受け付けられません" }],
  ])("%o は断られ、ほかの行は入る", async (values, fields) => {
    expect(await push([row("a", values), row("b")])).toMatchObject({
      accepted: 1,
      refused: [{ index: 0, code: "invalid", fields }],
    });
  });

  test("知らないチームと、閉じたクラブの行は断られる", async () => {
    const closed = fixture.tanaka.team_id;
    await fixture.query(`update teams set closed_at = now() where team_id = ${closed}`);
    const reply = await push([row("a", { team_id: 2_000_000_000 }), row("b", { team_id: closed }), row("c")]);
    expect(reply).toMatchObject({ accepted: 1, refused: [{ index: 0 }, { index: 1 }] });
    expect(reply.refused.map(({ code, error }) => [code, error])).toEqual([
      ["not_found", "チームが見つかりません。"],
      ["not_found", "チームが見つかりません。"],
    ]);
  });
});
