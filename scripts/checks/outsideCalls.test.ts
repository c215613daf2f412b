import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Node, nameOf, nodesOf } from "./syntaxTree.ts";

/** Modules that wait for something other than the database, and what of them waits for nothing. */
const outside =
  /^(node:)?(http|https|http2|net|tls|dns|dgram|child_process)(\/promises)?$|^(undici|axios|nodemailer|aws4fetch|sharp|@aws-sdk\/.*)$/;
const harmless = new Set(["isIP"]);
const waitingCalls = new Set(["fetch", "sendMail"]);
/** Opened where nobody is served, or handed to `buildApp`, which puts them behind `createBoundedFiles`. */
const stores = new Set(["openFileStore", "createFolderFiles", "createS3Files"]);
const opensStores = /^(main|files\/openFiles|commands\/(backup|restore)|testing)\.ts$/;

/** Files that wait without asking, and why they may. */
const answeredFor: Readonly<Record<string, string>> = {
  "files/s3Files.ts": "behind createBoundedFiles, which asks",
  "db/embedded/create.ts": "before there is a database",
  "db/embedded/systemUser.ts": "before there is a database",
  "db/embedded/launch.ts": "before there is a database",
  "db/embedded/postmaster.ts": "before there is a database",
};

/** What of a source waits for the outside without `requireNoTransaction`, as the names of calls and modules. */
function unasked(file: string, source: string): string[] {
  const nodes = [...nodesOf(file, source)];
  const asks = nodes.filter((node) => calledName(node) === "requireNoTransaction");
  const within = (node: Node, around: Node) => around.start <= node.start && node.end <= around.end;
  const isAsked = (call: Node) =>
    nodes.some(
      (node) =>
        /Function/.test(node.type) &&
        within(call, node) &&
        asks.some((ask) => within(ask, node) && ask.start < call.start),
    );
  const calls = nodes.filter((node) => waitingCalls.has(calledName(node) ?? "") && !isAsked(node));
  const modules = asks.length > 0 ? [] : nodes.flatMap(waitingModule);
  const opened = opensStores.test(file) ? [] : nodes.flatMap(openedStore);
  return [...calls.map((call) => `${calledName(call)}()`), ...modules, ...opened];
}

/** `fetch` of fetch(…) and of client.fetch(…). */
function calledName(node: Node): string | undefined {
  if (node.type !== "CallExpression") return undefined;
  const { callee } = node;
  return nameOf(callee.type === "MemberExpression" ? callee.property : callee);
}

function importsOf(node: Node): { from: string; names: string[] } | undefined {
  if (node.type !== "ImportDeclaration" || node.importKind === "type") return undefined;
  const names = node.specifiers.flatMap((one) => {
    if (one.type !== "ImportSpecifier") return [one.local.name];
    return one.importKind === "type" ? [] : [nameOf(one.imported) ?? ""];
  });
  return { from: node.source.value, names };
}

function waitingModule(node: Node): string[] {
  const imported = importsOf(node);
  if (!imported || !outside.test(imported.from)) return [];
  return imported.names.every((name) => harmless.has(name)) ? [] : [imported.from];
}

const openedStore = (node: Node) => importsOf(node)?.names.filter((name) => stores.has(name)) ?? [];

test.each([
  ['await fetch("https://a.example");', ["fetch()"]],
  ['function ask() { requireNoTransaction("A"); return fetch("https://a.example"); }', []],
  [
    'function ask() { const answer = fetch("https://a.example"); requireNoTransaction("A"); return answer; }',
    ["fetch()"],
  ],
  ['function one() { requireNoTransaction("A"); } function two() { return client.fetch("x"); }', ["fetch()"]],
  ['import { createTransport } from "nodemailer";', ["nodemailer"]],
  ['import { request } from "node:https";', ["node:https"]],
  ['import type { Server } from "node:http"; import { type AddressInfo, isIP } from "node:net";', []],
  ['import { createFolderFiles } from "../files/folderFiles.ts";', ["createFolderFiles"]],
])("R6: %s", (source, found) => {
  expect(unasked("routes/some.ts", source)).toEqual(found);
});

const sources = globSync("**/*.ts", { cwd: "packages/server/src" }).filter(
  (file) => !/\.(test|fixtures?)\.ts$|^testing\//.test(file),
);

test("R6: サーバーのどこも、データベースのほかを、トランザクションの中で待たない", () => {
  const found = sources.flatMap((file) => {
    const names = unasked(file, readFileSync(`packages/server/src/${file}`, "utf8"));
    return names.length > 0 && !answeredFor[file] ? [`${file}: ${names.join(", ")}`] : [];
  });
  expect(found).toEqual([]);
});

test("わけを書いたファイルは、どれもまだ外を待っている", () => {
  const idle = Object.keys(answeredFor).filter(
    (file) => unasked(file, readFileSync(`packages/server/src/${file}`, "utf8")).length === 0,
  );
  expect(idle).toEqual([]);
});
