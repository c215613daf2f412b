// Every component, chart and screen has stories; every screen shows the states its data can be in; every built route
// has its screen.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { nodesOf } from "./syntaxTree.mjs";

/** Everything that is missing below `root`, as sentences. */
export function missing(root) {
  const ui = join(root, "packages/ui/src");
  const folders = ["components", "charts", "screens"].flatMap((room) => foldersOf(ui, room));
  return [
    ...folders.filter((folder) => storyFiles(folder.path).length === 0).map(({ label }) => `${label} has no stories`),
    ...foldersOf(ui, "screens").flatMap(missingStates),
    ...missingScreens(root, ui),
  ];
}

function missingStates({ name, label, path }) {
  const stories = storyFiles(path).map((file) => readStories(readFileSync(file, "utf8")));
  if (stories.length === 0) return [];
  const names = stories.flatMap((file) => file.names);
  const id = `screens-${kebab(name)}`;
  const screens = globSync(join(path, "*Screen.tsx")).map((file) => readFileSync(file, "utf8"));
  const wanted = screens.some((source) => /\bLoadable</.test(source))
    ? ["表示", "読み込み中", "読み込みに失敗"]
    : ["表示"];
  return [
    ...(screens.length === 0 ? [`${label} has no ${name}Screen.tsx`] : []),
    ...stories
      .filter((file) => file.id !== id && !file.id?.startsWith(`${id}-`))
      .map((file) => `${label} has stories with id ${file.id}, not ${id}`),
    ...wanted
      .filter((state) => !names.some((it) => it.startsWith(state)))
      .map((it) => `${label} lacks the story ${it}`),
  ];
}

function missingScreens(root, ui) {
  const table = join(root, "packages/app/src/routes/table.ts");
  if (!existsSync(table)) return [];
  return readBuiltRoutes(readFileSync(table, "utf8"))
    .map(pascal)
    .filter((name) => !existsSync(join(ui, "screens", name)))
    .map((name) => `the route table calls ${name} built, but ui/src/screens/${name} does not exist`);
}

/** Meta id and story names of one story file. */
function readStories(source) {
  const names = [];
  let id;
  for (const node of nodesOf("stories.tsx", source)) {
    const value = node.type === "VariableDeclarator" ? unwrap(node.init) : undefined;
    if (value?.type !== "ObjectExpression") continue;
    if (node.id.name === "meta") id = textOf(value, "id");
    else if (textOf(value, "name")) names.push(textOf(value, "name"));
  }
  return { id, names };
}

function readBuiltRoutes(source) {
  const objects = [...nodesOf("table.ts", source)].filter(({ type }) => type === "ObjectExpression");
  const built = objects.filter((node) => propertyOf(node, "built")?.value === true);
  return built.map((node) => textOf(node, "id")).filter((id) => id !== undefined);
}

const unwrap = (node) => (node && /^TS(Satisfies|As)Expression$/.test(node.type) ? unwrap(node.expression) : node);
const propertyOf = (node, name) => unwrap(node.properties.find(({ key }) => (key?.name ?? key?.value) === name)?.value);
const textOf = (node, name) => {
  const value = propertyOf(node, name)?.value;
  return typeof value === "string" ? value : undefined;
};

const storyFiles = (path) => globSync(join(path, "**/*.stories.tsx"));
const kebab = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, "-$&").toLowerCase();
const pascal = (id) => id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

function foldersOf(ui, room) {
  if (!existsSync(join(ui, room))) return [];
  return readdirSync(join(ui, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, label: `${room}/${name}`, path: join(ui, room, name) }));
}

if (import.meta.main) {
  const sentences = missing(process.cwd());
  for (const sentence of sentences) console.error(sentence);
  console.log(sentences.length === 0 ? "screens: nothing missing" : `screens: ${sentences.length} missing`);
  process.exitCode = sentences.length === 0 ? 0 : 1;
}
