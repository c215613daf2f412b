import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { measuringCells } from "../../data/measuring/measuringCells.ts";
import { measuringGroup } from "../../data/outbox/kinds/measuringKind.ts";
import { prepareMeasured } from "../../data/outbox/outboxKinds.ts";
import { outboxOf } from "../../data/outbox/outboxOf.ts";
import { useUnsent } from "../../data/outbox/useUnsent.ts";
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

/** What was sent is put into the sheet by what sends it. */
const nothing = () => {};
