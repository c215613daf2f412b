// `npm run bench -- --weights`: what each page weighs, and what of it each library is, as tables for docs/performance.md.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { build, type Plugin } from "vite";
import { type BuiltFile, type BuiltPage, pagesOf, type Weights, weightsOf } from "../../bench/pages/weights.ts";

/** Pages whose libraries are told apart: the first ones, a list, a chart page, the heaviest. */
const told = [
  "/login",
  "/",
  "/member-list",
  "/dashboard",
  "/nextshot/report/:member_id/batting/summary",
  "/event-list/new",
  "/f",
];

/** Builds the app and prints both tables, in kB brotli. */
export async function benchWeights(): Promise<void> {
  const files = new Map<string, BuiltFile>();
  await build({ root: "packages/app", logLevel: "warn", plugins: [recorded(files)] });
  const pages = pagesOf(readFileSync("packages/app/dist/index.html", "utf8"));
  const pick = (names: readonly string[]) => names.flatMap((name) => files.get(name) ?? []);

  console.log("| Page | Files | kB | Later: files, kB |\n|---|---|---|---|");
  for (const { path, files: needed, later } of pages) {
    const laterCell = later.length > 0 ? `${later.length}, ${kB(sizeOf(pick(later)))}` : "–";
    console.log(`| ${path} | ${needed.length} | ${kB(sizeOf(pick(needed)))} | ${laterCell} |`);
  }
  const columns = told.map((path) => weightsOf(pick(allOf(pages.find((page) => page.path === path)))));
  printLibraries(columns, weightsOf([...files.values()]));
}

function printLibraries(columns: readonly Weights[], whole: Weights) {
  console.log(`\n| Library | ${told.join(" | ")} | Whole app |\n|---|${"---|".repeat(told.length + 1)}`);
  const owners = [...whole].sort(([, one], [, other]) => other - one).filter(([, bytes]) => bytes >= leastBytes);
  for (const [owner, bytes] of owners) {
    const cells = columns.map((weights) => kB(weights.get(owner) ?? 0));
    console.log(`| ${owner} | ${[...cells, kB(bytes)].join(" | ")} |`);
  }
  const sums = [...columns, whole].map((weights) => kB([...weights.values()].reduce((sum, bytes) => sum + bytes, 0)));
  console.log(`| all | ${sums.join(" | ")} |`);
}

/** Libraries below are in the sum only. */
const leastBytes = 2000;

const allOf = (page: BuiltPage | undefined) => (page ? [...page.files, ...page.later] : []);
const sizeOf = (files: readonly BuiltFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** Notes every file of the build under its address. */
const recorded = (files: Map<string, BuiltFile>): Plugin => ({
  name: "recorded-weights",
  generateBundle: {
    order: "post",
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle).filter((output) => output.type === "chunk")) {
        const name = `/${chunk.fileName}`;
        const modules = Object.entries(chunk.modules).map(([id, { code }]) => [id, code?.length ?? 0] as const);
        files.set(name, { name, bytes: compressedBytes(chunk.code), modules: Object.fromEntries(modules) });
      }
    },
  },
});

const compressedBytes = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
