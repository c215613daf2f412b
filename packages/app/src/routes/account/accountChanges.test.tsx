// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { withServices } from "../../../testing/teamServer.tsx";
import { teamServerOfFile } from "../../../testing/teamServerOfFile.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import type { Services } from "../../services/services.ts";
import { useIdentity } from "./useIdentity.ts";
import { usePasskeys } from "./usePasskeys.ts";

const server = teamServerOfFile();
let services: Services;
beforeEach(async () => {
  services = await server.signIn();
  for (const queryKey of onTeamPage) services.queries.setQueryData(queryKey, {});
});

/** What the team's page shows of its coaches. */
const onTeamPage = [queryKeys.teamSecondFactor, queryKeys.audit];
const outdated = () => onTeamPage.map((queryKey) => services.queries.getQueryState(queryKey)?.isInvalidated);

test("BE-9 自分の名前を変えると、チーム管理の指導者と記録も、開いたときに読み直す", async () => {
  const { result } = renderHook(useIdentity, { wrapper: withServices(services) });
  await result.current.onChangeName("大野 直");
  expect(outdated()).toEqual([true, true]);
  expect(services.session.read()).toMatchObject({ user: { name: "大野 直" } });
});

test("自分のパスキーを変えると、チーム管理のだれが登録しているかも、開いたときに読み直す", async () => {
  const { rows } = await server.db.query<{ id: number }>(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, '\\x01', '\\x02', 0, '{}', '携帯', now()) returning id`,
    [server.ids().managerId],
  );
  const { result } = renderHook(usePasskeys, { wrapper: withServices(services) });
  await result.current.onRemovePasskey(rows[0]?.id ?? 0);
  expect(outdated()).toEqual([true, true]);
});
