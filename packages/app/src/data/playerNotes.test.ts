import { addDays, noteLimits } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { playerNotesQuery, readEveryPlayerNote } from "./playerNotes.ts";

const year = { from: "2026-04-01", to: "2027-03-31" };
const perDay = 7;
/** The newest first. */
const written = Array.from({ length: 365 * perDay }, (_, at) => ({
  note_id: at + 1,
  day: addDays(year.to, -Math.floor(at / perDay)),
}));

/** A server that answers so many at once. */
function server() {
  const asked: { from: string; to: string }[] = [];
  const answer = async (_: unknown, { query }: { query: { from: string; to: string } }) => {
    asked.push(query);
    const notes = written.filter(({ day }) => day >= query.from && day <= query.to);
    return { total: written.length, notes: notes.slice(0, noteLimits.listedOfPlayer) };
  };
  // Only what is read of an answer.
  return { call: answer as unknown as Call, asked };
}

test("NO-2 一年のノートは、一度の答えに収まらなくても、落とさず重ねずに読む", async () => {
  const { call, asked } = server();
  const { notes } = await new QueryClient().fetchQuery(playerNotesQuery(call, 5, year));
  expect(notes.map(({ note_id }) => note_id)).toEqual(written.map(({ note_id }) => note_id));
  expect(asked).toHaveLength(4);
});

test("書き出しも、すべてのノートを落とさず重ねずに読む", async () => {
  const { call } = server();
  const notes = await readEveryPlayerNote(call, 5, year.from, year.to);
  expect(notes.map(({ note_id }) => note_id)).toEqual(written.map(({ note_id }) => note_id));
});

test("一日のノートだけで答えがいっぱいでも、読み終わる", async () => {
  const full = Array.from({ length: noteLimits.listedOfPlayer }, (_, at) => ({ note_id: at, day: year.to }));
  // Only what is read of an answer.
  const call = (async () => ({ notes: full })) as unknown as Call;
  const { notes } = await new QueryClient().fetchQuery(playerNotesQuery(call, 5, year));
  expect(notes).toHaveLength(noteLimits.listedOfPlayer);
});
