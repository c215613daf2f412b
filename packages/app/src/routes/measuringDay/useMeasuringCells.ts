import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { measuringCells } from "../../data/measuring/measuringCells.ts";
import { type MeasuringPayload, measuringGroup, measuringThing } from "../../data/outbox/kinds/measuringKind.ts";
import { prepareMeasured } from "../../data/outbox/outboxKinds.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import { useUnsent } from "../../data/outbox/useUnsent.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { useOnline } from "../../services/useOnline.ts";

/** What is typed on one day, and its way to the server. */
export function useMeasuringCells(dayId: number, userId: number) {
  const outbox = outboxOf(useServices(), userId);
  const queries = useQueryClient();
  const isOnline = useOnline();
  const { failure, sentAt } = useSyncExternalStore(outbox.subscribe, outbox.read);
  const cells = useMemo(() => measuringCells(outbox, queries, dayId), [outbox, queries, dayId]);
  const { onDevice } = useUnsent(({ group }) => group === measuringGroup(dayId), nothing);
  useGone(dayId, cells.unsent(), (gone) => {
    // Another tab has sent it. What this one sends is put into the sheet at once.
    if (gone.every(cells.isShown)) return;
    void queries.invalidateQueries({ queryKey: queryKeys.measuringSheet(dayId) });
  });
  const [openedAt] = useState(() => Date.now());

  useEffect(() => {
    void outbox.reload();
    void prepareMeasured();
    // Leaving the page, nothing is waited for any more.
    return () => void outbox.flush();
  }, [outbox]);

  const saving = {
    isOnline,
    isSending: cells.isSending(),
    waiting: cells.waiting(),
    onDevice,
    sentAtS: sentAt !== null && sentAt >= openedAt ? Math.floor(sentAt / 1000) : null,
    failure: cells.refusal() ?? failure,
  };
  return { cells, saving };
}

/** Tells of cells that wait no longer. */
function useGone(
  dayId: number,
  unsent: readonly MeasuringPayload[],
  onGone: (gone: readonly MeasuringPayload[]) => void,
) {
  const known = useRef<ReadonlyMap<string, MeasuringPayload>>(new Map());

  useEffect(() => {
    const waiting = new Map(unsent.map((cell) => [measuringThing(dayId, cell), cell]));
    const gone = [...known.current].flatMap(([thing, cell]) => (waiting.has(thing) ? [] : [cell]));
    known.current = waiting;
    if (gone.length > 0) onGone(gone);
  });
}

const nothing = () => {};
