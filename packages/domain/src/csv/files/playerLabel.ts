import { longestCell } from "../cells/readNumber.ts";
import { comparableName } from "../matchNames.ts";

/** What the lines of a block above its table, or a row's columns, say of a player. */
export type PlayerLabel = { name?: string; id?: string };

/** Names with different ids, in the form of `comparableName`: players of one name. */
export function namesOfSeveral(labels: Iterable<PlayerLabel>): readonly string[] {
  const ids = new Map<string, Set<string>>();
  for (const { name, id } of labels) {
    if (!name || !id) continue;
    const key = comparableName(name);
    ids.set(key, (ids.get(key) ?? new Set()).add(id));
  }
  return [...ids].flatMap(([name, { size }]) => (size > 1 ? [name] : []));
}

/** The name; of several players of one name, with its id. `shared` comes from `namesOfSeveral`. */
export const nameWithId = (name: string, id: string | undefined, shared: readonly string[]): string =>
  shared.length > 0 && shared.includes(comparableName(name)) ? `${name} (${id || withoutId})` : name;

const withoutId = "–";

const nameLabel =
  /^(?:player|athlete|user|pitcher|batter|hitter|選手|投手|打者|氏名|名前)(?:\s*name|名)?\s*([:：])?\s*(.*)$/iu;
const idLabel = /^(?:player|athlete|選手)\s*(?:id|番号)\s*([:：])?\s*(.*)$/iu;

/** 「"Player Name:",小野寺 湊」, 「Athlete: 小野寺 湊」, 「Player ID:,900117」; null where no cell is a label. */
export function readPlayerLabel(cells: readonly string[]): PlayerLabel | null {
  const label: PlayerLabel = {};
  for (const [at, cell] of cells.entries()) {
    const text = cell.slice(0, longestCell).trim();
    const id = labelled(idLabel, text, cells[at + 1]);
    const name = id === null ? labelled(nameLabel, text, cells[at + 1]) : null;
    if (id !== null) label.id ??= id;
    // A device's user may be the coach; a player's own label is stronger.
    else if (name !== null && (!label.name || !/^user/i.test(text))) label.name = name;
  }
  return Object.keys(label).length > 0 ? label : null;
}

/** The text after a label, in its own cell or the next one; null when the cell is no label. */
function labelled(pattern: RegExp, text: string, next = ""): string | null {
  const [, colon, after = ""] = pattern.exec(text) ?? [];
  if (colon === undefined && (after !== "" || !pattern.test(text))) return null;
  return (after || next).trim();
}

/** A label between the rows of a table: alone with its text, or with a colon. */
export function readLabelLine(cells: readonly string[]): PlayerLabel | null {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const [first = ""] = filled;
  const isLabel = /[:：]/.test(first) ? filled.length <= 6 : filled.length === 2;
  return isLabel && readPlayerLabel([first]) ? readPlayerLabel(filled) : null;
}
