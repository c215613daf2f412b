// @vitest-environment jsdom
import { type MemberDetail, type MemberDraft, memberSchema } from "@kyuseki/domain";
import { plainDraft } from "@kyuseki/domain/memberFixture";
import { addMember as insertMember } from "@kyuseki/server/testing";
import { beforeEach, describe, expect, test } from "vitest";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import type { Services } from "../../services/services.ts";
import {
  addMember,
  changeMemberLink,
  eraseMemberData,
  memberFile,
  readMember,
  saveMember,
  undoAddMember,
} from "./member.ts";
import { memberQuery } from "./memberQuery.ts";
import { membersQuery } from "./useMembers.ts";

const server = teamServerOfFile();
let services: Services;
beforeEach(async () => {
  services = await server.signIn();
});

const draft: MemberDraft = {
  ...plainDraft,
  last_name: "増田",
  first_name: "碧",
  last_name_kana: "ますだ",
  first_name_kana: "みどり",
  height: 160,
  weight: 57.4,
  gender: "F",
  additional: { pitching: "R", batting: "R" },
};
const listed = () => services.queries.fetchQuery({ ...membersQuery(services.call), staleTime: 0 });
const inCache = () => services.queries.getQueryData(membersQuery(services.call).queryKey);
const detailInCache = (id: number) => services.queries.getQueryData(memberQuery(services.call, id).queryKey);
const added = async (): Promise<MemberDetail> => {
  await listed();
  return readMember(services, (await addMember(services, draft)).id);
};

describe("メンバー一人の変更は、一覧と詳細の両方に届く", () => {
  test("VA-5 加えると一覧の先頭に出て、取り消すとサーバーにもない", async () => {
    await insertMember(server.db, server.ids().teamId, { last_name: "佐藤", first_name: "一郎", grade: "j1" });
    await listed();
    const member = await addMember(services, draft);
    expect(inCache()?.map(({ last_name }) => last_name)).toEqual(["増田", "佐藤"]);

    await undoAddMember(services, member.id);
    expect(inCache()?.map(({ last_name }) => last_name)).toEqual(["佐藤"]);
    expect((await listed()).map(({ last_name }) => last_name)).toEqual(["佐藤"]);
  });

  test("R4 保存すると、次の版が両方に載る", async () => {
    const { id, version } = await added();
    const saved = await saveMember(services, id, { ...draft, grade: "j3", weight: 57.9, version });
    expect(saved).toMatchObject({ grade: "j3", weight: 57.9, version: version + 1 });
    expect(detailInCache(id)).toEqual(saved);
    expect(inCache()).toEqual([memberSchema.parse(saved)]);
  });

  test("R4 古い版では断られ、どちらも元のまま", async () => {
    const { id, version } = await added();
    await saveMember(services, id, { ...draft, grade: "j3", version });
    await expect(saveMember(services, id, { ...draft, grade: "j1", version })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(inCache()?.[0]?.grade).toBe("j3");
    expect((await readMember(services, id)).grade).toBe("j3");
  });

  test("EN-8a 招待は、両方の状態をすぐ変える。二度目は断られる", async () => {
    const { id } = await added();
    await changeMemberLink(services, "invite", id);
    expect(detailInCache(id)).toMatchObject({ nextshot_usage: "wait_acceptance" });
    expect(inCache()?.[0]?.nextshot_usage).toBe("wait_acceptance");
    await expect(changeMemberLink(services, "invite", id)).rejects.toMatchObject({ code: "conflict" });
  });

  test("P3 書き出した文字には登録があり、消去すると一覧からも消える", async () => {
    const { id } = await added();
    expect(JSON.stringify(JSON.parse(await memberFile(services.call, id)))).toContain("みどり");
    await eraseMemberData(services, id);
    expect(inCache()).toEqual([]);
    expect(detailInCache(id)).toBeUndefined();
    await expect(readMember(services, id)).rejects.toMatchObject({ code: "not_found" });
  });
});
