import { createClient } from "@kyuseki/domain/client";
import type { App } from "../app.ts";
import { createQueryClient } from "../data/queryClient.ts";
import { endsSession } from "../session/signing.ts";
import { ahead } from "./ahead.ts";
import type { Services } from "./services.ts";

/** Session and client know each other only here: answers renew the token, a 401 ends the session (SE-5, SE-6). */
export function createServices(app: App): Services {
  const { session, log } = app;
  const queries = createQueryClient();
  const { call } = createClient({
    ...app.network,
    ahead,
    token: session.token,
    onAnswer: (_endpoint, token) => session.renew(token),
    onFailure: (endpoint, failure, token) => {
      // An answer to a token that is no longer ours says nothing about the present one.
      if (endsSession(endpoint, failure) && token === session.token()) session.leave("expired");
    },
    log: (status) => log(`HTTP ${status}`),
  });
  session.subscribe(() => {
    if (session.read().status === "signed_out") queries.clear();
  });
  return { ...app, call, queries };
}
