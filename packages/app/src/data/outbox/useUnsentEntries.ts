import type { OutboxEntry, OutboxState } from "@kyuseki/domain/outbox";
import { skipToken, useQuery } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";
import type { DeviceOutbox } from "./outboxOf.ts";
import { useOutbox } from "./useOutbox.ts";

type Opened = { entries: readonly OutboxEntry[]; opened: { outbox: DeviceOutbox; state: OutboxState } | null };

/** What pages show as waiting: without what has just been delivered and is on the page already. */
export function useUnsentEntries(): Opened {
  const opened = useOutbox();
  const { data: delivered = none } = useQuery<readonly string[]>({ queryKey: queryKeys.delivered, queryFn: skipToken });
  return { opened, entries: opened?.state.entries.filter(({ revision }) => !delivered.includes(revision)) ?? [] };
}

const none: readonly string[] = [];
