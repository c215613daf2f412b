import { Failure, type ReplyOf } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { App } from "../app.ts";
import { whenIdle } from "../tracking/whenIdle.ts";
import { erasureCount } from "./eraseStoredAnswers.ts";
import type { Asked } from "./storedAnswers.ts";

/**
 * Stores the answers of kept endpoints once the browser is idle, and gives them where no answer can be had. The code for
 * both comes after the first page, or with the first call that fails (OF-1).
 */
export function withStoredAnswers(send: Call, app: App): Call {
  return async (endpoint, ...input) => {
    if (!endpoint.keptForOffline) return send(endpoint, ...input);
    const asked = { endpoint, input: input[0], app, ...present(app) };
    try {
      const reply = await send(endpoint, ...input);
      storeInPeace(asked, reply);
      return reply;
    } catch (error) {
      const part = error instanceof Failure && (await fetchPart());
      if (!part) throw error;
      // Checked with this endpoint's schema.
      return part.readAnswer(asked, error) as Promise<ReplyOf<typeof endpoint>>;
    }
  };
}

/** Stores what the coach's own writes have made of an answer in its place: the page reads it again much later. */
export function storeChanged(asked: Omit<Asked, "token" | "erasures">, reply: unknown) {
  storeInPeace({ ...asked, ...present(asked.app) }, reply);
}

const present = ({ session }: Asked["app"]) => ({ token: session.token(), erasures: erasureCount() });

function storeInPeace(asked: Asked, reply: unknown) {
  const at = Date.now();
  void whenIdle()
    .then(fetchPart)
    .then((part) => part?.storeAnswer(asked, reply, at));
}

const fetchPart = () => import("./storedAnswers.ts").catch(() => null);
