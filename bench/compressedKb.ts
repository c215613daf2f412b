import { once } from "node:events";
import { request } from "node:http";

/** Size of an answer as a browser gets it, in kB brotli. */
export async function compressedKb(url: string, authorization: string): Promise<number> {
  const headers = { authorization, "accept-encoding": "br" };
  const [reply] = await once(request(url, { headers }).end(), "response");
  let bytes = 0;
  for await (const part of reply) bytes += part.length;
  return bytes / 1000;
}
