import type { OutboxEntry } from "@kyuseki/domain/outbox";
import { nameOf } from "./nameOf.ts";
import type { Said } from "./openTab.ts";
import type { storedValues } from "./storedValues.ts";
import type { Entered } from "./typing.ts";

const none = "なし";
const listed = "断られて残っている";

/** What the screens said became of what was typed, to be compared with what the database and the device hold at the end. */
export function expectations() {
  /** By name: one text, or several where no screen said that it was saved. */
  const possible = new Map<string, ReadonlySet<string>>();
  /** What only a tab held: it may still come, also after a later value from another tab. */
  const loose = new Map<string, Set<string>>();
  /** Comments that were saved in this order. */
  const inOrder: string[] = [];

  const settle = (name: string, text: string) => possible.set(name, new Set([text, ...(loose.get(name) ?? [])]));
  const say = ({ kind, name, text, isWrong, isAgain }: Entered, said: Said) => {
    const before = possible.get(name) ?? new Set([none]);
    const arrived = isWrong ? listed : text;
    if (said === "refused") {
      possible.set(name, new Set(isWrong ? [none, listed] : ["断られない"]));
    } else if (said === "sent" || said === "kept") {
      settle(name, arrived);
      if (kind === "note_comment" && !isAgain) inOrder.push(name);
    } else {
      possible.set(name, new Set([...before, arrived]));
      if (said === "in the tab") loose.set(name, new Set([...(loose.get(name) ?? []), arrived]));
    }
  };

  return {
    say,
    settle,
    compare: ({ stored, comments, sentByOther }: Awaited<ReturnType<typeof storedValues>>, left: OutboxEntry[]) => {
      const refused = new Map(left.filter(({ refusal }) => refusal?.message).map((entry) => [nameOf(entry), listed]));
      const foundOf = (name: string) => [stored.get(name), refused.get(name)].filter(Boolean).join(" と ") || none;
      const found = Object.fromEntries([...possible.keys()].map((name) => [name, foundOf(name)]));
      const must = [...possible].map(([name, texts]) => {
        const text = foundOf(name);
        return [name, texts.has(text) ? text : [...texts].join(" か ")];
      });
      const ordered = byNote(comments.filter((name) => inOrder.includes(name)));
      return {
        expected: {
          ...Object.fromEntries(must),
          送信待ち: [],
          他の人が送った: 0,
          コメントの順: byNote(inOrder.filter((name) => comments.includes(name))),
        },
        stored: {
          ...found,
          ...Object.fromEntries([...stored].filter(([name]) => !possible.has(name))),
          送信待ち: left.filter(({ refusal }) => !refusal?.message).map(nameOf),
          他の人が送った: sentByOther,
          コメントの順: ordered,
        },
      };
    },
  };
}

/** Their order counts within a note. */
const byNote = (names: readonly string[]) => ({ ...Object.groupBy(names, (name) => name.split(" ")[0] ?? "") });
