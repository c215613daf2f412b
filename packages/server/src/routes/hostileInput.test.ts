import { type AnyEndpoint, contract, fullWidthKana } from "@kyuseki/domain";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSession } from "../http/auth/sessions.ts";
import { addMember, addTeam, addUser, startTestServer } from "../testing.ts";

const member = { last_name: "佐藤", first_name: "一", grade: "e3" };
const team = { name: "青葉", sport_type: "baseball", ball: "hard", prefecture: 14, version: 1 };
const newcomer = {
  code: "A".repeat(43),
  name: "新任",
  email: "shinnin@hostile.example",
  password: "夏の大会まであと90日",
  coach_type: "coach",
};

let server: Awaited<ReturnType<typeof startTestServer>>;
let userId: number;
let teamId: number;
let session: string;
let paths: Record<string, Record<string, { responses: object }>>;
beforeAll(async () => {
  server = await startTestServer();
  teamId = (await addTeam(server.db, { nextshot_available: false })).team_id;
  userId = (await addUser(server.db, teamId, { coach_type: "manager" })).id;
  await addMember(server.db, teamId);
  session = await newSession();
  paths = (await server.app.inject("/api/openapi.json")).json().paths;
});
afterAll(() => server.stop());

const newSession = () => createSession(server.db, userId, false, new Date());

/** Whoever ended the session before has a new one. */
async function send(endpoint: AnyEndpoint, search: string, payload: unknown, id = "1") {
  const reply = await sendWith(session, endpoint, search, payload, id);
  if (reply.statusCode !== 401 || endpoint.access === "public") return reply;
  session = await newSession();
  return sendWith(session, endpoint, search, payload, id);
}

function sendWith(token: string, endpoint: AnyEndpoint, search: string, payload: unknown, id: string) {
  const authorization = `Token ${token}`;
  const hasBody = endpoint.method !== "GET" && payload !== undefined;
  return server.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/g, encodeURIComponent(id.toWellFormed())) + search,
    headers: { authorization, ...(hasBody && { "content-type": "application/json" }) },
    ...(hasBody && { payload: JSON.stringify(payload) }),
  });
}

describe("I3: SQLやHTMLに見える名前", () => {
  const store = async (last_name: string) => (await send(contract.createMember, "", { ...member, last_name })).json();

  test.each([
    `'; drop table members; --`,
    `<script>alert(1)</script>`,
    `" onload="x`,
    "$1 %s {{7*7}} \\",
    "=cmd|' /C calc'!A0",
  ])("「%s」は、そのまま保存してそのまま返す", async (name) => {
    const { id, last_name } = await store(name);
    const read = await send(contract.getMember, "", undefined, String(id));
    expect([last_name, read.json().last_name]).toEqual([name, name]);
  });

  test("どんな文字でも、前後の空白と、半角カナが全角になるほかは変わらない", async () => {
    const names = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== "");
    await fc.assert(
      fc.asyncProperty(names, async (name) => {
        expect((await store(name)).last_name).toBe(fullWidthKana(name.trim()));
      }),
      { numRuns: 100 },
    );
  });
});

describe("T4: 送ってはいけない項目", () => {
  const forbidden = {
    id: 1,
    team_id: 999_999,
    is_coach: false,
    coach_type: null,
    nextshot_available: true,
    state: "archived",
    nextshot_usage: "in_use",
    nextshot_id: "x",
    nextrainer_purchased: true,
    logo: "x",
    members_version: 0,
    created_at: "1999-01-01",
  };
  const some = fc.subarray(Object.entries(forbidden), { minLength: 1 }).map((entries) => Object.fromEntries(entries));

  test.each([
    { name: "createMember", endpoint: contract.createMember, body: async (extra: object) => ({ ...member, ...extra }) },
    {
      name: "bulkCreateMember",
      endpoint: contract.bulkCreateMember,
      body: async (extra: object) => ({ ...extra, members: [{ ...member, ...extra }] }),
    },
    {
      name: "updateTeam",
      endpoint: contract.updateTeam,
      body: async (extra: object) => ({
        ...team,
        ...extra,
        version: (await server.db.query("select version from teams")).rows[0].version,
      }),
    },
  ])("$name に混ぜても、どこにも保存されず、返事は契約の項目だけ", async ({ endpoint, body }) => {
    await fc.assert(
      fc.asyncProperty(some, async (extra) => {
        const reply = await send(endpoint, "", await body(extra));
        expect(reply.statusCode).toBe(endpoint.status);
        expect(endpoint.reply.parse(reply.json())).toEqual(reply.json());
      }),
      { numRuns: 40 },
    );
    const { rows } = await server.db.query(
      `select (select count(*) from members where team_id <> $1 or state <> 'active' or nextshot_usage <> 'not_use'
                 or nextshot_id is not null or nextrainer_purchased or created_at < '2020-01-01') as members,
              (select count(*) from teams where team_id <> $1 or nextshot_available or logo is not null) as teams,
              (select count(*) from users where team_id <> $1 or coach_type is distinct from 'manager') as users`,
      [teamId],
    );
    expect(rows).toEqual([{ members: 0, teams: 0, users: 0 }]);
  });
});

describe("I4: でたらめな入力", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("", "1", "e3", "M", "-id", "null", "1e309", "' or 1=1"),
  );
  const value = fc.oneof(text, fc.double(), fc.maxSafeInteger(), fc.jsonValue({ maxDepth: 2 }));
  const draft = fc.constantFrom<object>(member, team, newcomer);
  const optional = ["remember", "height", "gender", "additional", "members", "league", "current_password", "ids"];
  const field = fc.constantFrom(...Object.keys({ ...member, ...team, ...newcomer }), ...optional);
  const spoiled = fc
    .tuple(draft, fc.dictionary(field, value, { maxKeys: 3 }))
    .map((parts) => Object.assign({}, ...parts));
  // Valid but for one text: NUL and half a surrogate pair are what a database chokes on.
  const oneText = fc
    .tuple(
      draft,
      fc.constantFrom("last_name", "first_name", "name", "league"),
      text,
      fc.constantFrom("", "\0", "\ud83d"),
    )
    .map(([base, name, start, end]) => ({ ...base, [name]: `x${start}${end}x` }));
  const one = fc.oneof(oneText, spoiled);
  const body = fc.oneof(
    one,
    one.map((first) => ({ members: [first, member] })),
    fc.jsonValue(),
    fc.constant(undefined),
  );
  const search = fc
    .dictionary(fc.constantFrom("gender", "grade", "page", "sort", "limit", "avatar", "x"), text, { maxKeys: 4 })
    .map((query) => `?${new URLSearchParams(query)}`);

  test.each(Object.values(contract))("$id は、契約に書いた返事だけを返す", async (endpoint) => {
    const documented = Object.keys(
      paths[endpoint.path.replace(/:(\w+)/g, "{$1}")]?.[endpoint.method.toLowerCase()]?.responses ?? {},
    );
    // Counted together they would be refused for their number alone.
    await server.db.query("delete from rate_limits");
    await fc.assert(
      fc.asyncProperty(search, body, text.filter(Boolean), async (query, payload, id) => {
        const { statusCode } = await send(endpoint, query, payload, id);
        expect(statusCode).toBeLessThan(500);
        expect(documented).toContain(String(statusCode));
      }),
      { numRuns: 40 },
    );
  });
});
