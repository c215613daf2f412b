import { Failure } from "@kyuseki/domain";
import type { OutboxDraft } from "@kyuseki/domain/outbox";
import type { Services } from "../../services/services.ts";
import { loadOutbox } from "./loadOutbox.ts";

/** The server's reply, or that the value waits on this device; `isDurable`: also after the tab has been closed. */
export type Submitted<Reply> =
  | { state: "sent"; reply: Reply }
  | { state: "queued"; isDurable: boolean }
  /** A later value took its place. */
  | { state: "superseded" };

/**
 * Hands what a coach has entered to the outbox, and waits a little for the server's answer. Rejects with the `Failure`
 * when the server has refused it.
 */
export async function submit<Reply>(
  services: Services,
  userId: number,
  draft: Omit<OutboxDraft, "ready">,
): Promise<Submitted<Reply>> {
  const outbox = await loadOutbox(services, userId);
  const submission = await outbox.submit({ ...draft, ready: true }, { isOnline: navigator.onLine, waitMs });
  switch (submission.state) {
    case "stored":
      // The kind's `send` gives the reply of its endpoint; none where the value was stored by an earlier attempt.
      return { state: "sent", reply: submission.reply as Reply };
    case "refused": {
      const { code, ...details } = submission.refusal;
      throw new Failure(code, details);
    }
    case "queued":
    case "superseded":
      return submission;
    case "open":
      // No kind that is handed over so asks the coach.
      throw new Failure("unexpected");
  }
}

/** After which a coach on the field goes on: it is sent all the same. */
const waitMs = 6000;
