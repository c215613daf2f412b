import { beginsAt, cancelEvent, type EventScope, type TeamEvent } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { cancelEventText } from "../../../../copy/events/eventHelp.ts";
import { momentOf } from "../../../../format/date.ts";
import { useForm } from "../../../../state/useForm.ts";
import type { TeamEventScreenProps } from "../../teamEventProps.ts";

export const cancelReasons = ["none", "rain", "opponent", "illness", "other"] as const;
export type CancelReason = (typeof cancelReasons)[number];

type CancelChoices = { reason: CancelReason; scope: EventScope; tell: boolean; urgent: boolean };
type CancelFormOptions = Pick<TeamEventScreenProps, "onCancel" | "nowS"> & { event: TeamEvent; onClose: () => void };

export type CancelForm = ReturnType<typeof useCancelForm>;

const { message } = cancelEvent.body.shape.tell.def.innerType.shape;

/** What is entered about a cancellation. Everybody invited is told unless the coach says otherwise (EV-2). */
export function useCancelForm({ event, nowS, onCancel, onClose }: CancelFormOptions) {
  const { formatMessage } = useIntl();
  const [choices, setChoices] = useState<CancelChoices>({
    reason: "none",
    scope: "one",
    tell: event.attendance.length > 0,
    // In the night before, waiting for the morning could come too late.
    urgent: momentOf(beginsAt(event)) - nowS < soonS,
  });
  const words = useForm({
    fields: { message },
    empty: { message: "" },
    onSend: async (written) => {
      const { reason, scope, tell, urgent } = choices;
      await onCancel({
        scope,
        reason: reason === "none" || reason === "other" ? "" : formatMessage(cancelEventText[reason]),
        tell: tell ? { ...written, urgent } : null,
      });
      onClose();
    },
  });
  return {
    ...words,
    choices,
    choose: (part: Partial<CancelChoices>) => setChoices((before) => ({ ...before, ...part })),
  };
}

const soonS = 24 * 3600;
