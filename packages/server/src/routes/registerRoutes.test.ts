import { contract } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { requireRoutes } from "./registerRoutes.ts";

test("AP-5: 契約にあるのに道のない呼び出しがあれば、起動せずにその名前を知らせる", () => {
  const { login, getTeam, ...rest } = contract;
  const served = new Map(Object.values(rest).map((endpoint) => [endpoint.id, endpoint]));

  expect(() => requireRoutes(served, Object.values(contract))).toThrow("no route serves login, getTeam");
  expect(() => requireRoutes(served, Object.values(rest))).not.toThrow();
});
