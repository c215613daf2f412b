import { type AnyEndpoint, logoTypes, noticeFileTypes } from "@kyuseki/domain";
import { errorCodes, type FastifyInstance } from "fastify";

/** A form or text/plain needs no preflight, so it is 415 (H4). An empty body is no body. */
export function registerBodyParsers(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, body, done);
  });
  app.addContentTypeParser<Buffer>([...fileTypes], { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  // JSON where JSON is taken, a file where a file is: refused before the body is read.
  app.addHook("preParsing", async ({ headers, routeOptions }) => {
    const { bytes, rawBody } = routeOptions.config;
    if (rawBody) return;
    // What comes folded is not unfolded, so it could not be read (I7).
    const encoding = headers["content-encoding"] ?? "identity";
    if (encoding.trim().toLowerCase() !== "identity") throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
    const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
    const isRefused = bytes ? !bytes.types.includes(type) : isFileType(type);
    if (isRefused) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
  });
}

const fileTypes = [...new Set([...logoTypes, ...noticeFileTypes, "application/octet-stream"])];
const isFileType = (type: string) => fileTypes.some((known) => known === type);

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of an endpoint that takes a file. */
    bytes?: AnyEndpoint["bytes"];
    /** Of a scope with parsers of its own. */
    rawBody?: true;
  }
}
