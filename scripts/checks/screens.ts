// Every component, chart and screen has stories; a component also in the dark theme, in forced colours, with a play
// function when it is interactive, and with a picture; every title has its place in the sidebar; every screen shows the
// states of its data and has pictures on the phone and in the dark theme; every route has its screen.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ESTree } from "vite";
import { unreadable } from "../../.storybook/storyOrder.ts";
import { kebab, pascal } from "../letterCase.ts";
import { type Node, nameOf, nodesOf } from "./syntaxTree.ts";

type Folder = { name: string; label: string; path: string };

/** Everything that is missing below `root`, as sentences. */
export function missing(root: string): string[] {
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

/** Sections of Storybook: the first part of a title, and the prefix of its ids. */
const rooms: Record<string, string> = {
  基礎: "foundations",
  部品: "components",
  図表: "charts",
  画面: "screens",
  流れ: "flows",
};

function misplaced(source: string) {
  const { id, title = "" } = readStories(source);
  const prefix = rooms[title.split("/")[0] ?? ""];
  const part = unreadable(title);
  return [
    ...(prefix && id?.startsWith(`${prefix}-`) ? [] : [`the story id ${id} does not fit its title ${title}`]),
    ...(part ? [`nobody knows how to read ${part}: add it to .storybook/readings.ts`] : []),
  ];
}

function missingProofs(root: string, { label, path }: Folder) {
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

const isHandler = (node: Node) => node.type === "JSXAttribute" && /^on[A-Z]/.test(nameOf(node.name) ?? "");

function missingStates(root: string, { name, label, path }: Folder) {
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

function missingScreens(root: string, ui: string) {
  const table = join(root, "packages/app/src/navigation/routeTable.ts");
  if (!existsSync(table)) return [];
  return readRoutes(readFileSync(table, "utf8"))
    .map((id) => sharedScreens[id] ?? pascal(id))
    .filter((name) => !existsSync(join(ui, "screens", name)))
    .map((name) => `the route table has ${name}, but ui/src/screens/${name} does not exist`);
}

/** Meta id and story names of one story file. */
function readStories(source: string) {
  const names: string[] = [];
  let id: string | undefined;
  let title: string | undefined;
  for (const node of nodesOf("stories.tsx", source)) {
    if (node.type !== "VariableDeclarator") continue;
    const value = unwrap(node.init);
    if (value?.type !== "ObjectExpression") continue;
    const name = textOf(value, "name");
    if (nameOf(node.id) === "meta") [id, title] = [textOf(value, "id"), textOf(value, "title")];
    else if (name) names.push(name);
  }
  return { id, title, names };
}

function readRoutes(source: string) {
  const objects = [...nodesOf("table.ts", source)].filter((node) => node.type === "ObjectExpression");
  const routes = objects.filter((node) => textOf(node, "path"));
  return routes.map((node) => textOf(node, "id")).filter((id) => id !== undefined);
}

const unwrap = (node: Node | null | undefined): Node | null | undefined =>
  node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression" ? unwrap(node.expression) : node;

function literalOf({ properties }: ESTree.ObjectExpression, name: string) {
  const property = properties.find((it) => it.type === "Property" && nameOf(it.key) === name);
  const value = property?.type === "Property" ? unwrap(property.value) : undefined;
  return value?.type === "Literal" ? value.value : undefined;
}

function textOf(node: ESTree.ObjectExpression, name: string) {
  const value = literalOf(node, name);
  return typeof value === "string" ? value : undefined;
}

const storyFiles = (path: string) => globSync(join(path, "**/*.stories.tsx"));

/** Two texts read through one screen. */
const sharedScreens: Record<string, string> = { terms: "Document", privacy: "Document" };

/** Components that are only heard or felt. */
const unseen = ["JapaneseBehaviour", "VisuallyHidden"];

function foldersOf(ui: string, room: string): Folder[] {
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
