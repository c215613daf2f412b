import type { OutboxEntry } from "@kyuseki/domain/outbox";
import { usePart } from "@kyuseki/ui";
import type { SyncKind } from "@kyuseki/ui/screens/SyncStatus";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { useServices } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { correctionParameter } from "./correctionHref.ts";
import { describeEntry, refusalWords } from "./describeEntry.ts";
import { useOutbox } from "./useOutbox.ts";

/** The form that an entry was typed in. */
export type RefusedForm = {
  /** Nothing that was typed would be replaced. */
  isEmpty: boolean;
  fill: () => void;
  clear: () => void;
};

type CorrectionOptions = {
  /** What is entered on this page. */
  kinds: readonly SyncKind[];
  /** null where the page has no form for this entry now, or shows what was typed in its place. */
  formOf?: ((entry: OutboxEntry) => RefusedForm | null) | undefined;
};

export type UnsentCorrection = {
  /** What was refused; null while nothing is to be corrected. */
  refused: { kind: SyncKind; payload: unknown } | null;
  /** Says so above the page and in its form (`PageNoticeContext`). */
  notice: { page: ReactNode; form: ReactNode };
};

/**
 * The entry that the server refused and the address names, until it is corrected or let go. It comes back into its form
 * where that is empty, and waits no longer: sent again as it was, it would count beside the corrected one (OF-3).
 */
export function useUnsentCorrection({ kinds, formOf = noForm }: CorrectionOptions): UnsentCorrection {
  const { log } = useServices();
  const thing = new URLSearchParams(useLocation().search).get(correctionParameter);
  const opened = useOutbox();
  // What stands in the form now, with the reason: also after a reload.
  const moved = useDraft("refused-entry", movedSchema, null);
  const [stuck, setStuck] = useState<string | null>(null);
  const waiting = opened?.state.entries.find(
    (entry) => entry.thing === thing && entry.refusal !== null && kinds.some((kind) => kind === entry.kind),
  );
  const isMoved = thing !== null && moved.value?.thing === thing;
  // Written by this file alone.
  const entry = waiting ?? (isMoved ? (moved.value as OutboxEntry) : undefined);
  const form = entry ? formOf(entry) : null;

  const step = stepOf({ isWaiting: waiting !== undefined, isMoved, form, isStuck: stuck !== null && stuck === thing });
  const take = useEffectEvent(async () => {
    if (step === "finish") moved.forget();
    if (step === "fill" && waiting) {
      form?.fill();
      moved.remember(waiting);
    }
    if (step === "discard" && opened && waiting) {
      await opened.outbox.discard([waiting.thing]);
      if (!opened.outbox.read().entries.some((one) => one.thing === waiting.thing)) return;
      // Another tab is sending it again, or the device did not let go of it.
      setStuck(waiting.thing);
      moved.forget();
      form?.clear();
    }
  });
  useEffect(() => {
    if (step) void take();
  }, [step]);

  const { outbox } = opened ?? {};
  const act = (work: Promise<unknown> | undefined) => {
    work?.catch((error: unknown) => log(`the outbox did not change: ${error instanceof Error ? error.name : error}`));
  };
  const parts = usePart(entry !== undefined, { load: useLoadPart(), fetchPart: fetchParts });
  if (!entry?.refusal) return nothing;
  const { kind, label, detail, enteredAt } = describeEntry(entry);
  const refused = { kind, payload: entry.payload };
  if (!parts) return { ...nothing, refused };
  const words = {
    ...{ kind, label, detail, enteredAt },
    ...refusalWords(entry.refusal),
    form: isMoved ? "taken" : form && !form.isEmpty ? "occupied" : "none",
  } as const;
  return {
    refused,
    notice: {
      page: (
        <parts.RefusedEntry
          {...words}
          onRetry={() => act(outbox?.retry([entry.thing]))}
          onDelete={() => act(outbox?.discard([entry.thing]))}
          onClose={() => moved.forget()}
        />
      ),
      form: <parts.RefusedReason {...words} />,
    },
  };
}

type Situation = { isWaiting: boolean; isMoved: boolean; form: RefusedForm | null; isStuck: boolean };

/** What has to be done next: one thing after the other, so that a tab that closes between them loses nothing. */
function stepOf({ isWaiting, isMoved, form, isStuck }: Situation): "fill" | "discard" | "finish" | null {
  if (!form) return null;
  if (!isWaiting) return isMoved && form.isEmpty ? "finish" : null;
  if (form.isEmpty) return isStuck ? null : "fill";
  return isMoved ? "discard" : null;
}

const fetchParts = () => import("./refusedParts.ts");
const noForm = () => null;
const nothing: UnsentCorrection = { refused: null, notice: { page: null, form: null } };

const movedSchema = z.nullable(z.looseObject({ thing: z.string(), kind: z.string(), refusal: z.unknown() }));
