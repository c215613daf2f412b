// Every component, chart and screen has stories; a component also in the dark, in forced colours, with a play function
// when it can be operated, and with a picture; every title has its place in the sidebar; every screen shows the states its
// data can be in, and has pictures on the phone and in the dark; every built route has its screen.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unreadable } from "../.storybook/storyOrder.ts";
import { nodesOf } from "./syntaxTree.mjs";

/** Everything that is missing below `root`, as sentences. */
export function missing(root) {
  const ui = join(root, "packages/ui/src");
  const folders = ["components", "charts", "screens"].flatMap((room) => foldersOf(ui, room));
  return [
    ...folders.filter((folder) => storyFiles(folder.path).length === 0).map(({ label }) => `${label} has no stories`),
    ...["components", "charts"].flatMap((room) => foldersOf(ui, room)).flatMap((folder) => missingProofs(root, folder)),
    ...foldersOf(ui, "screens").flatMap((folder) => missingStates(root, folder)),
    ...globSync(join(ui, "**/*.stories.tsx")).flatMap((file) => misplaced(readFileSync(file, "utf8"))),
    ...missingScreens(root, ui),
  ];
}

/** Rooms of Storybook: the first part of a title, and how the ids in it begin. */
const rooms = { 基礎: "foundations", 部品: "components", 図表: "charts", 画面: "screens", 流れ: "flows" };

function misplaced(source) {
  const { id, title } = readStories(source);
  const prefix = rooms[title?.split("/")[0]];
  const part = unreadable(title ?? "");
  return [
    ...(prefix && id?.startsWith(`${prefix}-`) ? [] : [`the story id ${id} does not fit its title ${title}`]),
    ...(part ? [`nobody knows how to read ${part}: add it to .storybook/readings.ts`] : []),
  ];
}

function missingProofs(root, { label, path }) {
  const files = storyFiles(path).map((file) => readFileSync(file, "utf8"));
  if (files.length === 0) return [];
  const source = files.join("\n");
  const parts = globSync(join(path, "**/*.tsx")).filter((file) => !file.endsWith(".stories.tsx"));
  const isOperable = parts.some((file) => [...nodesOf(file, readFileSync(file, "utf8"))].some(isHandler));
  const pictures = files.flatMap((file) =>
    globSync(join(root, `.storybook/__visual__/*/${readStories(file).id}--*.webp`)),
  );
  return [
    ...(/\btheme: "dark"/.test(source) ? [] : [`${label} has no story in the dark`]),
    ...(/\bcontrast: "forced"/.test(source) ? [] : [`${label} has no story in forced colours`]),
    ...(isOperable && !/\bplay\b/.test(source) ? [`${label} can be operated, but no play function does it`] : []),
    ...(pictures.length === 0 ? [`${label} has no picture`] : []),
  ];
}

const isHandler = ({ type, name }) => type === "JSXAttribute" && /^on[A-Z]/.test(name.name);

function missingStates(root, { name, label, path }) {
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
    ...Object.entries({ "on the phone": `mobile/${id}--*`, "in the dark": `*/${id}--*.dark` })
      .filter(([, files]) => globSync(join(root, `.storybook/__visual__/${files}.webp`)).length === 0)
      .map(([where]) => `${label} has no picture ${where}`),
  ];
}

function missingScreens(root, ui) {
  const table = join(root, "packages/app/src/navigation/routeTable.ts");
  if (!existsSync(table)) return [];
  return readBuiltRoutes(readFileSync(table, "utf8"))
    .map((id) => sharedScreens[id] ?? pascal(id))
    .filter((name) => !existsSync(join(ui, "screens", name)))
    .map((name) => `the route table calls ${name} built, but ui/src/screens/${name} does not exist`);
}

/** Meta id and story names of one story file. */
function readStories(source) {
  const names = [];
  let id;
  let title;
  for (const node of nodesOf("stories.tsx", source)) {
    const value = node.type === "VariableDeclarator" ? unwrap(node.init) : undefined;
    if (value?.type !== "ObjectExpression") continue;
    if (node.id.name === "meta") [id, title] = [textOf(value, "id"), textOf(value, "title")];
    else if (textOf(value, "name")) names.push(textOf(value, "name"));
  }
  return { id, title, names };
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

/** Two texts, one way to read them. */
const sharedScreens = { terms: "Document", privacy: "Document" };

/** What is heard or felt, and never seen. */
const unseen = ["JapaneseBehaviour", "VisuallyHidden"];

function foldersOf(ui, room) {
  if (!existsSync(join(ui, room))) return [];
  return readdirSync(join(ui, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name) && !unseen.includes(entry.name))
    .map(({ name }) => ({ name, label: `${room}/${name}`, path: join(ui, room, name) }));
}

if (import.meta.main) {
  const sentences = missing(process.cwd());
  for (const sentence of sentences) console.error(sentence);
  console.log(sentences.length === 0 ? "screens: nothing missing" : `screens: ${sentences.length} missing`);
  process.exitCode = sentences.length === 0 ? 0 : 1;
}
