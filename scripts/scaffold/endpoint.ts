import { posix } from "node:path";
import { camel, kebab } from "../letterCase.ts";
import { addBefore, addEntry, addImport, create, type Edit, importPath } from "./edits.ts";
import { places } from "./places.ts";

/** Quotes how a route imports a file of the server. */
type From = (path: string) => string;

/** An endpoint that lists a resource of the coach's team: contract, route, store, expected rights and test. */
export function endpointEdits(name: string): Edit[] {
  const plural = `${camel(name)}s`;
  const contract = `${places.contract}/${plural}/${plural}.ts`;
  const route = `${places.serverRoutes}/${plural}/${plural}.ts`;
  const store = `${places.store}/${plural}/${plural}.ts`;
  const list = `list${name}s`;
  const routes = `${camel(name)}Routes`;
  const from = (file: string, target: string) => `from "${importPath(file, target)}";`;
  const ofServer: From = (path) => `"${importPath(route, posix.join(places.serverRoutes, "..", path))}"`;
  return [
    create(contract, endpoint(name)),
    addImport(places.allEndpoints, `import { ${list} } ${from(places.allEndpoints, contract)}`),
    addEntry(places.allEndpoints, "contract", `  ${list},`),
    addImport(
      places.domainIndex,
      `export { ${list}, type ${name}, ${camel(name)}Schema } ${from(places.domainIndex, contract)}`,
    ),
    create(route, routeFile(name, ofServer)),
    addImport(places.allRoutes, `import { ${routes} } ${from(places.allRoutes, route)}`),
    addBefore(places.allRoutes, "  requireRoutes(api", `  ${routes}(api);\n`),
    create(store, storeFile(name)),
    addEntry(places.rights, "expectations", `  ${list}: { access: "coach", status: 200 },`),
    create(route.replace(/\.ts$/, ".test.ts"), testFile(name, ofServer)),
  ];
}

const endpoint = (name: string) => `import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";

const none = z.object({});

export const ${camel(name)}Schema = z.object({ id: z.int(), name: z.string() });
export type ${name} = z.infer<typeof ${camel(name)}Schema>;

/** The team's, by id. */
export const list${name}s = defineEndpoint({
  id: "list${name}s",
  method: "GET",
  access: "coach",
  path: "/api/coach/${kebab(name)}s",
  params: none,
  query: none,
  body: z.undefined(),
  reply: z.object({ items: z.array(${camel(name)}Schema) }),
  status: 200,
});
`;

const routeFile = (name: string, from: From) => `import { contract } from "@kyuseki/domain";
import type { Api } from ${from("http/serve/api.ts")};
import { serve } from ${from("http/serve/serve.ts")};
import { list${name}s } from ${from(`store/${camel(name)}s/${camel(name)}s.ts`)};

export function ${camel(name)}Routes(api: Api) {
  serve(api, contract.list${name}s, async ({ session, db }) => ({
    items: await list${name}s(db, session.team.team_id),
  }));
}
`;

const storeFile = (name: string) => `import type { ${name} } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** The team's, by id. Reads the members until a file in migrations makes a table. */
export async function list${name}s(db: Queryable, teamId: number): Promise<${name}[]> {
  const { rows } = await db.query<${name}>(
    "select id, concat_ws(' ', last_name, first_name) as name from members where team_id = $1 order by id",
    [teamId],
  );
  return rows;
}
`;

const testFile = (name: string, from: From) => `import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSession } from ${from("http/auth/sessions.ts")};
import { addMember, addTeam, addUser, startTestServer } from ${from("testing.ts")};

const now = new Date("2026-04-05T03:00:00Z");

let server: Awaited<ReturnType<typeof startTestServer>>;
let teamId: number;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.query("delete from teams");
  teamId = (await addTeam(server.db)).team_id;
  const { id } = await addUser(server.db, teamId);
  headers = { authorization: \`Token \${await createSession(server.db, id, false, now)}\` };
});

const url = "/api/coach/${kebab(name)}s";

test("自分のチームのものだけが返る", async () => {
  const { id } = await addMember(server.db, teamId, { last_name: "小川", first_name: "新" });
  const other = await addTeam(server.db);
  await addMember(server.db, other.team_id, { last_name: "増田" });
  const reply = await server.app.inject({ url, headers });
  expect([reply.statusCode, reply.json()]).toEqual([200, { items: [{ id, name: "小川 新" }] }]);
});

test("ログインしていなければ断る", async () => {
  expect((await server.app.inject({ url })).statusCode).toBe(401);
});
`;
