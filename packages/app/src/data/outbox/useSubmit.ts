import type { OutboxDraft } from "@kyuseki/domain/outbox";
import { outboxText } from "@kyuseki/ui";
import { useIntl } from "react-intl";
import { useServices, useSignedIn } from "../../services/services.ts";
import { type Submitted, submit } from "./submit.ts";

/** Hands what was entered to the outbox; a toast says when it waits on the device. Rejects with the `Failure`. */
export function useSubmit() {
  const services = useServices();
  const { user } = useSignedIn();
  const { formatMessage } = useIntl();

  return async <Reply = undefined>(draft: Omit<OutboxDraft, "ready">): Promise<Submitted<Reply>> => {
    const submitted = await submit<Reply>(services, user.id, draft);
    if (submitted.state === "queued") {
      const [tone, words] = submitted.isDurable ? (["info", "stored"] as const) : (["warn", "unstored"] as const);
      services.bus.emit("toast", { tone, text: formatMessage(outboxText[words]) });
    }
    return submitted;
  };
}
