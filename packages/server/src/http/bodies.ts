import type { FastifyInstance } from "fastify";

/** JSON is the only type taken (H4: a form or text/plain needs no preflight, so it is 415); an empty body is no body. */
export function takeJsonOnly(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, body, done);
  });
}
