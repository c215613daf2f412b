import type { FastifyRequest } from "fastify";

/** What `read` answers, or null when it fails: the other parts of the page are sent all the same, and the log says why (ER-4). */
export async function optionalPart<Part>(
  request: FastifyRequest,
  name: string,
  read: () => Promise<Part>,
): Promise<Part | null> {
  try {
    return await read();
  } catch (error) {
    request.log.error({ err: error, part: name }, "a part of the page could not be read");
    return null;
  }
}
