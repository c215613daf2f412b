import type { NamedMember } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";

/** ER-4. What `read` answers, or null when it fails: the other parts of the page are sent all the same, and the log says why. */
export async function partOf<Part>(
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

/** What a panel says of somebody, and nothing else (T4). */
export const named = ({ id, last_name, first_name, grade }: NamedMember): NamedMember => ({
  id,
  last_name,
  first_name,
  grade,
});
