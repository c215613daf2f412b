import { Failure } from "@kyuseki/domain";
import { sendFailure } from "../replies/failureReply.ts";
import type { Api } from "./api.ts";

/** A path of the contract answers 405 with `Allow` to every method it does not have (H5). */
export function answerOtherMethods({ app, served }: Pick<Api, "app" | "served">) {
  const methodsOf = Map.groupBy(served.values(), ({ path }) => path);
  for (const [url, endpoints] of methodsOf) {
    const own = endpoints.map(({ method }) => method);
    const allowed = own.includes("GET") ? [...own, "HEAD"] : own;
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url,
      // Before the body is read, so that its type or size cannot change the answer.
      onRequest: async (request, reply) => {
        reply.header("allow", allowed.join(", "));
        return sendFailure(new Failure("invalid", { status: 405, message: "この操作はできません。" }), request, reply);
      },
      handler: async () => undefined,
    });
  }
}
