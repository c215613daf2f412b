import { contract } from "@kyuseki/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer } from "../../testing.ts";

let server: Awaited<ReturnType<typeof startTestServer>>;
// The document is read as any client would: without types of ours.
let document: ReturnType<typeof JSON.parse>;
beforeAll(async () => {
  server = await startTestServer();
  document = (await server.app.inject("/api/openapi.json")).json();
});
afterAll(() => server.stop());

test("AP-5: 契約のすべての呼び出しが、名前・方法・アドレスとともに載っている", () => {
  const listed = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const expected = Object.values(contract).map(
    ({ id, method, path }) => `${id} ${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`,
  );
  expect(document.openapi).toBe("3.1.0");
  expect(listed.sort()).toEqual(expected.sort());
});

test("AP-5: 決まりから分からない断り方も載っている", () => {
  const accept = document.paths["/api/invite/accept"].post;
  expect(Object.keys(accept.responses)).toEqual(["201", "400", "401", "404", "409", "413", "415", "429", "500", "503"]);
  const statuses = (path: string) => Object.keys(document.paths[path].post.responses);
  expect(statuses("/api/coach/nextshot/imports/files")).toContain("429");
  expect(statuses("/api/coach/nextshot/imports/{id}/undo")).not.toContain("429");
  expect(statuses("/api/coach/nextshot/measurements/{id}/video-uploads")).toContain("507");
  expect(statuses("/api/coach/nextshot/videos/{id}/impact")).not.toContain("507");
});

test("AP-5: アドレスの番号・絞り込み・本文・失敗の形が分かる", () => {
  const member = document.paths["/api/coach/memberlist/member/{id}"].get;
  const members = document.paths["/api/coach/memberlist/members"].get;
  const create = document.paths["/api/coach/memberlist/create"].put;

  expect(member.parameters).toMatchObject([{ name: "id", in: "path", required: true, schema: { type: "integer" } }]);
  expect(members.parameters.find(({ name }: { name: string }) => name === "limit")).toMatchObject({
    in: "query",
    required: false,
    schema: { minimum: 1, maximum: 1000, default: 1000 },
  });
  expect(create.requestBody.content["application/json"].schema.required).toEqual(["last_name", "first_name", "grade"]);
  expect(Object.keys(create.responses)).toEqual(["201", "400", "401", "403", "404", "409", "413", "415", "500", "503"]);
  expect(create.responses["409"].content["application/json"].schema.$ref).toBe("#/components/schemas/Failure");
  expect(document.components.schemas.Failure.required).toEqual(["error", "code"]);
  expect(document.paths["/api/login"].post.security).toEqual([]);
  expect(create.security).toEqual([{ token: [] }]);
});

test("AP-1: 一部だけを送れる保存には、必ず要る項目がなく、消せる項目は null も受け取る", () => {
  const save = document.paths["/api/coach/memberlist/member/{id}"].post;
  const { required = [], properties } = save.requestBody.content["application/json"].schema;
  const removal = document.paths["/api/coach/team/remove_logo"].post;
  expect([required, properties.last_name_kana.anyOf.at(-1), removal.requestBody.required]).toEqual([
    [],
    { type: "null" },
    false,
  ]);
});

test("BE-6: 既定のある本文は送らなくてもよく、選べる値が並ぶ", () => {
  const { required, content } = document.paths["/api/coach/team/join_code"].post.requestBody;
  expect([required, content["application/json"].schema.properties.valid_days]).toEqual([
    false,
    { type: "number", enum: [1, 7, 30, 90], default: 30 },
  ]);
});

test("AP-5・I9: ファイルを送る呼び出しは、受け取る形式を並べ、本文はバイトの並び", () => {
  const { content } = document.paths["/api/coach/team/logo"].post.requestBody;
  const file = { schema: { type: "string", format: "binary" } };
  expect(content).toEqual({ "image/png": file, "image/jpeg": file, "image/webp": file });
});

test("AP-5: 名前のある形はまとめて一度だけ載り、指す先はどれもある", () => {
  const { body_tree } =
    document.paths["/api/coach/information/{id}"].get.responses["200"].content["application/json"].schema.properties;
  expect(body_tree).toEqual({ $ref: "#/components/schemas/MarkdownTree" });
  const pointed = new Set(JSON.stringify(document).match(/#[^"]*(?=")/g));
  const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...pointed].filter((reference) => reference.startsWith("#/")).sort()).toEqual(named.sort());
});

test("P2: 参加の申し込みのページに答えるのは、チームの名前とロゴ、コードのことだけ", () => {
  const page = document.paths["/api/join/check"].post.responses["200"].content["application/json"].schema;

  expect(Object.keys(page.properties).sort()).toEqual(["applicant", "code", "expires_at", "state", "team"]);
  expect(Object.keys(page.properties.team.properties).sort()).toEqual(["logo", "name"]);
});

test("P2: 生年月日・住所・電話は、どの呼び出しも尋ねず、答えない", () => {
  const names: string[] = [];
  JSON.stringify(document, (name, value) => {
    names.push(name);
    return value;
  });

  expect(names).toContain("guardian_email");
  // Whom a coach names for questions about an event.
  const others = names.filter((name) => name !== "contact_phone");
  expect(others.filter((name) => /birth|address|phone|tel$|zip|postal/i.test(name))).toEqual([]);
});
