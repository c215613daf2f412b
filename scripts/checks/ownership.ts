// Rules about where things may be used that imports do not show: SQL, colours, sizes, browser storage, the clock; and
// how styles are written.
import { globSync, readFileSync } from "node:fs";
import { stylingRules } from "./styling.ts";
import { type Node, nameOf, nodesOf, type Rule, textOf } from "./syntaxTree.ts";

const tests =
  /\.(test|e2e|stories|harness|fixtures?)\.tsx?$|\/(testing|testCluster|vitest\.config)\.ts$|\/(testing|e2e)\//;

/** Each rule: the files it applies to, what it finds, and the message. */
export const rules: Record<string, Rule> = {
  "sql-in-store": {
    why: "SQL lives in packages/server/src/store, db and demo: give the store a function and call it.",
    watches: (file) => !tests.test(file) && !/^packages\/server\/src\/(store|db|demo)\//.test(file),
    finds: (node) => sql.test(textOf(node)),
  },
  "colours-in-tokens": {
    why: 'Colour values live in packages/ui/src/tokens: use token("…"), so that both themes and contrast are kept.',
    watches: (file) => /^packages\/ui\/src\/(?!tokens\/)/.test(file) && !tests.test(file),
    finds: (node) => colour.test(textOf(node)),
  },
  "storage-in-app": {
    why: "Only app knows the browser's storage: hand the value in as a prop.",
    watches: (file) => !file.startsWith("packages/app/") && !tests.test(file),
    finds: (node) => node.type === "Identifier" && storages.includes(node.name),
  },
  "clock-in-app": {
    why: "domain and ui never read the clock: now arrives as a parameter or a prop (the HTTP client times its retries).",
    watches: (file) => /^packages\/(domain\/src\/(?!client\/)|ui\/src\/)/.test(file) && !tests.test(file),
    finds: (node) => readsClock(node),
  },
  "query-keys-in-one-file": {
    why: "Query keys live in packages/app/src/data/queryKeys.ts: a key spelled twice is invalidated in one place only.",
    watches: (file) => /^packages\/app\/src\/(?!data\/queryKeys\.ts)/.test(file),
    finds: (node) => spellsQueryKey(node),
  },
  ...stylingRules,
};

const sql = /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;
const colour = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i;

const storages = ["localStorage", "sessionStorage", "indexedDB"];

function spellsQueryKey(node: Node) {
  if (node.type === "Property") return nameOf(node.key) === "queryKey" && node.value.type === "ArrayExpression";
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const isCacheCall = /^[gs]etQuer(y|ies)(Data|State)$/.test(nameOf(node.callee.property) ?? "");
  return isCacheCall && node.arguments[0]?.type === "ArrayExpression";
}

function readsClock(node: Node) {
  if (node.type === "NewExpression") return nameOf(node.callee) === "Date" && node.arguments.length === 0;
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object, property } = node.callee;
  return nameOf(property) === "now" && ["Date", "performance"].includes(nameOf(object) ?? "");
}

/** Broken rules of one source text, as `{ rule, line }`. */
export function broken(file: string, source: string): { rule: string; line: number }[] {
  const watching = Object.entries(rules).filter(([, rule]) => rule.watches(file));
  if (watching.length === 0) return [];
  const nodes = [...nodesOf(file, source)];
  return nodes.flatMap((node) => {
    const line = () => source.slice(0, node.start).split("\n").length;
    return watching.filter(([, { finds }]) => finds(node, nodes)).map(([rule]) => ({ rule, line: line() }));
  });
}

if (import.meta.main) {
  let count = 0;
  for (const file of globSync("packages/*/{src,e2e}/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"))) {
    for (const { rule, line } of broken(file, readFileSync(file, "utf8"))) {
      count += 1;
      console.error(`${file}:${line} ${rule}: ${rules[rule]?.why}`);
    }
  }
  console.log(count === 0 ? "ownership: nothing out of place" : `ownership: ${count} out of place`);
  process.exitCode = count === 0 ? 0 : 1;
}
