// @vitest-environment jsdom
import { addMember } from "@kyuseki/server/testing";
import type { Loadable } from "@kyuseki/ui";
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { stubIndexedDatabase } from "../../../testing/indexedDatabase.ts";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useTeamActions } from "./useTeamActions.ts";
import { useTeamParts } from "./useTeamParts.ts";

const server = teamServerOfFile();

async function open(email?: string, isManager = true, hasAnalyzer = true) {
  const services = await server.signIn(email);
  const { result } = renderHook(
    () => ({ parts: useTeamParts({ isManager, hasAnalyzer }), actions: useTeamActions() }),
    {
      wrapper: withServices(services),
    },
  );
  await waitFor(() => expect(result.current.parts.team.status).toBe("ready"));
  const team = () => loaded(result.current.parts.team);
  const draft = () => {
    const { team_id: _, logo: _logo, nextshot_available: __, updated_at: _at, updated_by: _by, ...fields } = team();
    return fields;
  };
  return { services, parts: () => result.current.parts, actions: () => result.current.actions, team, draft };
}

function loaded<Value>(loadable: Loadable<Value>): Value {
  if (loadable.status !== "ready") throw new Error(`まだ届いていない: ${loadable.status}`);
  return loadable.value;
}

describe("AP-1, R4: チームの情報を保存する", () => {
  test("保存した内容が画面に出て、シェルの名前と操作の記録も新しくなる", async () => {
    const tab = await open();
    await act(async () => {
      expect(await tab.actions().save({ ...tab.draft(), name: "青葉台BBC" })).toMatchObject({ outcome: "saved" });
    });
    expect(tab.team()).toMatchObject({ name: "青葉台BBC", version: 2, updated_by: "大野 直人" });
    expect(tab.services.session.read()).toMatchObject({ team: { name: "青葉台BBC" } });
    await waitFor(() =>
      expect(loaded(tab.parts().audit).entries).toEqual([
        expect.objectContaining({ action: "team_changed", details: ["name"], by: "大野 直人" }),
        expect.objectContaining({ action: "signed_in", by: "大野 直人", by_role: "manager" }),
      ]),
    );
  });

  test("競技や使用球で変わる選手の記録とランキングは、開いたときに読み直す", async () => {
    const tab = await open();
    const { queries } = tab.services;
    const elsewhere = [queryKeys.member(1), queryKeys.rankings, queryKeys.reports];
    for (const queryKey of elsewhere) queries.setQueryData(queryKey, {});
    await act(async () => void (await tab.actions().save({ ...tab.draft(), ball: "hard" })));
    expect(elsewhere.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, true]);
  });

  test("先に保存されていれば、上書きせずに、その内容を答える", async () => {
    const tab = await open();
    const mine = tab.draft();
    const other = await open();
    await act(async () => void (await other.actions().save({ ...other.draft(), goal: "先の目標" })));

    await act(async () => {
      expect(await tab.actions().save({ ...mine, goal: "後の目標" })).toMatchObject({
        outcome: "stale",
        team: { goal: "先の目標", version: 2, updated_by: "大野 直人" },
      });
    });
    await act(async () => void (await tab.actions().save({ ...mine, goal: "後の目標", version: 2 })));
    expect(tab.team()).toMatchObject({ goal: "後の目標", version: 3 });
  });

  test("ほかの理由で断られたら、そのまま断られる", async () => {
    const tab = await open();
    await act(async () => {
      await expect(tab.actions().save({ ...tab.draft(), name: " " })).rejects.toMatchObject({
        code: "invalid",
        fields: { name: "チーム名を入力してください" },
      });
    });
    expect(tab.team()).toMatchObject({ name: "青葉台", version: 1 });
  });
});

test("BE-9 ほかの指導者の名前とアドレスを変えると、一覧が新しくなる", async () => {
  const tab = await open();
  await waitFor(() => expect(loaded(tab.parts().coaches).coaches).toHaveLength(2));
  const change = { name: "片山 めぐみ", email: "megumi@example.jp" };
  await act(() => tab.actions().changeCoach(server.ids().coachId, change));
  await waitFor(() => expect(loaded(tab.parts().coaches).coaches[1]).toMatchObject(change));
});

test("BE-9 役割を変え、チームから外すと、一覧が新しくなる", async () => {
  const tab = await open();
  await waitFor(() => expect(loaded(tab.parts().coaches).coaches).toHaveLength(2));
  const { coachId } = server.ids();
  const roles = () => loaded(tab.parts().coaches).coaches.map(({ name, coach_type }) => [name, coach_type]);

  await act(() => tab.actions().changeRole(coachId, "manager"));
  await waitFor(() =>
    expect(roles()).toEqual([
      ["大野 直人", "manager"],
      ["片山 恵", "manager"],
    ]),
  );
  await act(() => tab.actions().removeCoach(coachId));
  await waitFor(() => expect(roles()).toEqual([["大野 直人", "manager"]]));
});

test("BE-9 パスキーの一覧でも、名前と役割が新しくなり、外した人はいなくなる", async () => {
  const tab = await open();
  const { coachId } = server.ids();
  const listed = () => loaded(tab.parts().secondFactor).coaches.map(({ name, coach_type }) => [name, coach_type]);
  await waitFor(() => expect(listed()).toHaveLength(2));

  await act(() => tab.actions().changeCoach(coachId, { name: "片山 めぐみ" }));
  await waitFor(() => expect(listed()[1]).toEqual(["片山 めぐみ", "coach"]));
  await act(() => tab.actions().changeRole(coachId, "manager"));
  await waitFor(() => expect(listed()[1]).toEqual(["片山 めぐみ", "manager"]));
  await act(() => tab.actions().removeCoach(coachId));
  await waitFor(() => expect(listed()).toEqual([["大野 直人", "manager"]]));
});

test("P3 削除したメンバーを戻し、または消去すると、一覧から抜ける", async () => {
  const { teamId } = server.ids();
  const [mizuno, ogawa] = [
    await addMember(server.db, teamId, { last_name: "水野" }),
    await addMember(server.db, teamId, { last_name: "小川" }),
  ];
  await server.db.query("update members set deleted_at = now() where team_id = $1", [teamId]);
  const tab = await open();
  const names = () => loaded(tab.parts().deleted).map(({ last_name }) => last_name);
  await waitFor(() => expect(names().sort()).toEqual(["小川", "水野"].sort()));

  await act(() => tab.actions().restoreMember(mizuno.id));
  await waitFor(() => expect(names()).toEqual(["小川"]));
  expect(loaded(tab.parts().members).map(({ last_name }) => last_name)).toEqual(["水野"]);

  await act(() => tab.actions().eraseMember(ogawa.id));
  await waitFor(() => expect(names()).toEqual([]));
  expect((await server.db.query("select last_name from members")).rows).toEqual([{ last_name: "水野" }]);
});

test("P3 消去した人のことは、この端末に残した答えにも、書きかけの変更にも残らない", async () => {
  stubIndexedDatabase();
  const { teamId, managerId } = server.ids();
  const { id } = await addMember(server.db, teamId, { last_name: "小川" });
  const tab = await open();
  const answers = async () => (await indexedDB.databases()).map(({ name }) => name);
  await waitFor(async () => expect(await answers()).toContain("kyuseki-answers"));
  const { drafts } = tab.services;
  drafts.write(managerId, `member-${id}`, "小川", true);
  await server.db.query("update members set deleted_at = now() where id = $1", [id]);

  await act(() => tab.actions().eraseMember(id));
  expect(drafts.read(managerId, `member-${id}`, z.string())).toBeUndefined();
  await waitFor(async () => expect(await answers()).not.toContain("kyuseki-answers"));
});

test("P5 操作の記録は、新しい順に、続きを読める", async () => {
  const { teamId } = server.ids();
  await server.db.query(
    `insert into audit_log (team_id, at, action, details)
     select $1, now(), 'team_changed', array[n::text] from generate_series(1, 30) n`,
    [teamId],
  );
  const tab = await open();
  const lines = () =>
    loaded(tab.parts().audit).entries.map(({ action, details }) => (action === "signed_in" ? 31 : Number(details[0])));
  const numbers = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);
  await waitFor(() => expect(lines()).toEqual(numbers(31, 7)));
  expect(loaded(tab.parts().audit).more).toBe(true);

  await act(() => tab.parts().moreAudit());
  await waitFor(() => expect(lines()).toEqual(numbers(31, 1)));
  expect(loaded(tab.parts().audit).more).toBe(false);
});

test("P5 操作の記録が、ページの境をまたいで丸ごと届き、書き出したことが記録に出る", async () => {
  const { teamId } = server.ids();
  await server.db.query(
    `insert into audit_log (team_id, at, action, details)
     select $1, now(), 'team_changed', array[n::text] from generate_series(1, 2100) n`,
    [teamId],
  );
  const tab = await open();
  const pages: number[] = [];
  const details: (string | undefined)[] = [];
  await act(async () => {
    for await (const entries of tab.actions().readAudit()) {
      pages.push(entries.length);
      details.push(...entries.map((entry) => entry.details[0]));
    }
  });
  // With the sign-in and the line of the export.
  expect(pages).toEqual([1000, 1000, 102]);
  expect(details.filter(Boolean)).toEqual(Array.from({ length: 2100 }, (_, index) => String(2100 - index)));
  await waitFor(() => expect(loaded(tab.parts().audit).entries[0]).toMatchObject({ action: "audit_exported" }));
});

test("P3 チームのデータが、丸ごと届く", async () => {
  const tab = await open();
  await act(async () => {
    expect(JSON.stringify(await tab.actions().exportTeam())).toContain("青葉台");
  });
});

test("R8 保存容量と、使った量が届く。アナライザーのないチームでは、問い合わせない", async () => {
  const tab = await open();
  await waitFor(() => expect(loaded(tab.parts().storage)).toEqual({ limit: 20 * 1024 ** 3, videos: 0, files: 0 }));
  const other = await open(undefined, true, false);
  const state = other.services.queries.getQueryState(queryKeys.storage);
  expect([state?.status, state?.fetchStatus]).toEqual(["pending", "idle"]);
});

test("D-5 コーチは、監督だけが読めるものを問い合わせない", async () => {
  const tab = await open("coach@example.jp", false);
  await waitFor(() => expect(tab.parts().coaches.status).toBe("ready"));
  const asked = [queryKeys.deletedMembers, queryKeys.audit].map((key) => tab.services.queries.getQueryState(key));
  expect(asked.map((state) => [state?.status, state?.fetchStatus])).toEqual(Array(2).fill(["pending", "idle"]));
});

test("選手の写真を使う設定に変えると、区画と操作の記録に出る。やめると、写真のある人はいなくなる", async () => {
  const tab = await open();
  const photos = () => loaded(tab.parts().photos);
  await waitFor(() => expect(tab.parts().photos).toMatchObject({ status: "ready", value: { on: false, src: null } }));
  await act(() => tab.actions().switchPhotos(true));
  expect(photos()).toMatchObject({ on: true, count: 0, src: expect.stringContaining("/files/photos/") });
  await waitFor(() => expect(loaded(tab.parts().audit).entries[0]).toMatchObject({ action: "photos_on" }));

  const { id } = await addMember(server.db, server.ids().teamId);
  await server.db.query(
    "insert into member_photos (team_id, member_id, file, bytes, consented_at) values ($1, $2, 'photos/x', 1, now())",
    [server.ids().teamId, id],
  );
  await act(() => tab.actions().switchPhotos(false));
  expect(photos()).toEqual({ on: false, count: 0, src: null });
  await waitFor(() =>
    expect(loaded(tab.parts().audit).entries[0]).toMatchObject({ action: "photos_off", member_count: 1 }),
  );
});

test("BE-6 選んだ期限と人のQRコードが画面に出て、操作の記録も新しくなる", async () => {
  const tab = await open();
  await waitFor(() => expect(loaded(tab.parts().joinCode)).toBeNull());
  const before = Date.now();
  await act(() => tab.actions().issueCode({ valid_days: 7, applicant: "guardian" }));

  await waitFor(() => expect(loaded(tab.parts().joinCode)).not.toBeNull());
  expect(loaded(tab.parts().joinCode)?.applicant).toBe("guardian");
  const endMs = Date.parse(loaded(tab.parts().joinCode)?.expires_at ?? "");
  expect(Math.round((endMs - before) / (60 * 60 * 1000))).toBe(7 * 24);
  await waitFor(() => expect(loaded(tab.parts().audit).entries[0]).toMatchObject({ action: "join_code_issued" }));
});
