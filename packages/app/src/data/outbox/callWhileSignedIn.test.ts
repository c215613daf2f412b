import { getSession } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { expect, test } from "vitest";
import { callWhileSignedIn } from "./callWhileSignedIn.ts";

test("OF-5 送るものを読み込む間にほかの人がログインしたら、何も出ていかず、つながらないときのように待つ", async () => {
  let isHere = true;
  const made: string[] = [];
  const call = ((endpoint: { path: string }) => {
    made.push(endpoint.path);
    return Promise.resolve("届いた");
  }) as unknown as Call;
  const own = callWhileSignedIn(() => isHere, call);
  await expect(own(getSession)).resolves.toBe("届いた");
  isHere = false;
  await expect(own(getSession)).rejects.toMatchObject({ code: "unavailable" });
  expect(made).toEqual([getSession.path]);
});
