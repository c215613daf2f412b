// @vitest-environment jsdom
import { exportTeam, prove } from "@kyuseki/domain";
import { testPassword } from "@kyuseki/server/testing";
import { expect, test } from "vitest";
import { teamServerOfFile } from "../../testing/teamServerOfFile.ts";

const server = teamServerOfFile();

/** Signed in a while ago. */
async function open() {
  const services = await server.signIn();
  await server.db.query("update sessions set proven_at = now() - interval '11 minutes'");
  return services;
}

test("古い確認で断られた呼び出しは、確かめてから、もう一度行われる", async () => {
  const { call, proof } = await open();
  let asked = 0;
  proof.onAsk((answer) => {
    asked += 1;
    void call(prove, { body: { current_password: testPassword } }).then(() => answer(true));
  });
  expect(await call(exportTeam)).toMatchObject({ format: "kyuseki-team/1" });
  await call(exportTeam);
  expect(asked).toBe(1);
});

test("取りやめれば、断られたことが分かり、ログインしたまま", async () => {
  const { call, proof, session } = await open();
  proof.onAsk((answer) => answer(false));
  await expect(call(exportTeam)).rejects.toMatchObject({
    code: "forbidden",
    message: "安全のため、もう一度、ご本人であることの確認が必要です。",
  });
  expect(session.read().status).toBe("signed_in");
});
