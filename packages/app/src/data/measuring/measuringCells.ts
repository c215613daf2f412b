import { Failure, gradeGroupOf, type MeasuringSheet, type Member, memberName } from "@kyuseki/domain";
import { type CellPast, keepCell, typeCell, type UnsentCell, valueToSend } from "@kyuseki/domain/measuringDays";
import { isSendable, type OutboxDraft, type OutboxEntry } from "@kyuseki/domain/outbox";
import type { QueryClient } from "@tanstack/react-query";
import { type MeasuringPayload, measuringGroup, measuringThing } from "../outbox/kinds/measuringKind.ts";
import type { DeviceOutbox } from "../outbox/outboxOf.ts";
import { queryKeys } from "../queryKeys.ts";

type Place = Pick<UnsentCell, "member_id" | "item_id">;

/** The cells of one measuring day that the server does not have, as they stand in this person's outbox. */
export function measuringCells(outbox: DeviceOutbox, queries: QueryClient, dayId: number) {
  const group = measuringGroup(dayId);
  const sheet = () => queries.getQueryData<MeasuringSheet>(queryKeys.measuringSheet(dayId));
  const entries = () => outbox.read().entries.filter((entry) => entry.group === group);
  const sendable = () => entries().filter(isSendable);
  const entryOf = (place: Place) => entries().find(({ thing }) => thing === measuringThing(dayId, place));

  const draftOf = (cell: UnsentCell): OutboxDraft<MeasuringPayload> | undefined => {
    const place = placeOf(sheet(), cell);
    if (!place) return undefined;
    const value = valueToSend(cell, place.item, place.past);
    const member = memberOf(queries, cell.member_id);
    return {
      thing: measuringThing(dayId, cell),
      kind: "measurement",
      group,
      payload: { ...cell, day_id: dayId, value: value ?? null, unit: place.item.unit },
      about: {
        label: `${place.item.name} ${cell.text}${cell.text && place.item.unit}`,
        detail: member ? memberName(member) : "",
        href: `/evaluation-result/measuring-day?${new URLSearchParams({
          day: `${dayId}`,
          ...(member && { stage: gradeGroupOf(member.grade) }),
          item: `${cell.item_id}`,
        })}`,
      },
      ready: value !== undefined,
    };
  };

  return {
    /** What is typed and not stored yet, oldest first. */
    unsent: (): readonly MeasuringPayload[] => entries().map(({ payload }) => payload as MeasuringPayload),
    /** Whether the sheet shows a value that is no longer waiting; one without a place there is not missed. */
    isShown: (cell: MeasuringPayload) => {
      const place = placeOf(sheet(), cell);
      return !place || place.stored === cell.value;
    },
    /** Why the server does not take what was typed. */
    refusal: (): Failure | null => {
      const refused = entries().find(({ refusal }) => refusal !== null)?.refusal;
      return refused ? new Failure(refused.code, { message: refused.message }) : null;
    },
    /** How many cells are right and not stored yet, those that were refused among them. */
    waiting: () => (sheet()?.day.closed_at ? 0 : entries().filter(({ ready }) => ready).length),
    isSending: () => outbox.read().isSending && sendable().some(({ batch }) => batch !== null),
    type: (cells: readonly (Place & { text: string })[]) => {
      const drafts: OutboxDraft<MeasuringPayload>[] = [];
      const emptied: string[] = [];
      for (const cell of cells) {
        const place = placeOf(sheet(), cell);
        if (!place) continue;
        const thing = measuringThing(dayId, cell);
        const sent = outbox.read().attempted.get(thing) as MeasuringPayload | undefined;
        const before = entryOf(cell)?.payload as MeasuringPayload | undefined;
        const stored = sent ? sent.value : place.stored;
        const next = typeCell(sent ? undefined : before, cell, stored, place.item, place.past);
        // What is on its way is what was typed: its answer ends the entry.
        const draft = next ? draftOf(next) : sent && draftOf({ ...sent, ...cell });
        if (draft) drafts.push(draft);
        else emptied.push(thing);
      }
      if (emptied.length > 0) void outbox.discard(emptied);
      if (drafts.length > 0) void outbox.enter(drafts, restMs);
    },
    keep: (place: Place) => {
      const entry = entryOf(place);
      const draft = entry && draftOf(keepCell(entry.payload as MeasuringPayload));
      if (draft) void outbox.enter([draft], restMs);
    },
    /** Takes over cells as they are; false when one of them has no place on the sheet or could not be stored. */
    move: async (cells: readonly UnsentCell[]) => {
      const drafts = cells.flatMap((cell) => draftOf(cell) ?? []);
      return (await outbox.enter(drafts)) && drafts.length === cells.length;
    },
    /** Sends refused cells again, once what stood against them has changed. */
    retry: () => outbox.retry(refused(entries()).map(({ thing }) => thing)),
    /** @throws Failure when a cell could not be sent */
    drain: async () => {
      await outbox.flush();
      // A cell may have been typed while the last batch was under way.
      if (sendable().length > 0) await outbox.flush();
      if (sendable().length > 0) throw outbox.read().failure ?? new Failure("unavailable");
    },
    /** Discards what is unsent. */
    clear: () => outbox.discard(entries().map(({ thing }) => thing)),
  };
}

const refused = (entries: readonly OutboxEntry[]) => entries.filter(({ refusal }) => refusal !== null);

/** As far as the members are here. */
const memberOf = (queries: QueryClient, id: number) =>
  queries.getQueryData<readonly Member[]>(queryKeys.members)?.find((each) => each.id === id);

/** The item, the past values and the stored value; undefined when the sheet has no such cell. */
function placeOf(sheet: MeasuringSheet | undefined, { member_id, item_id }: Place) {
  const at = sheet?.items.findIndex(({ id }) => id === item_id) ?? -1;
  const item = sheet?.items[at];
  const row = sheet?.rows.find((each) => each.member_id === member_id);
  if (!item || !row) return undefined;
  return { item, past: row.past[at] ?? nothing, stored: row.values[at] ?? null };
}

/** Between the last change and sending. */
const restMs = 1500;

const nothing: CellPast = { last: null, best: null };
