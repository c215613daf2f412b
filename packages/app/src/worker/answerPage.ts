import { pageHeader } from "@kyuseki/domain";

type Sources = {
  /** The server's answer, or whoever's answer it is. */
  network: Promise<Response>;
  /** The stored page; undefined when the browser has dropped it. */
  storedPage: () => Promise<Response | undefined>;
  limitMs: number;
};

/** The page from the server; after `limitMs`, or when it was not our server that answered, the stored one. */
export async function answerPage({ network, storedPage, limitMs }: Sources): Promise<Response> {
  const ours = network.then(
    (answer) => (isOurs(answer) ? answer : undefined),
    () => undefined,
  );
  const inTime = await Promise.race([ours, after(limitMs)]);
  return inTime ?? (await storedPage()) ?? network;
}

/**
 * Whether our server has answered. A redirect or a refusal is passed on as well, so that a proxy before the server can
 * ask who is there; a broken gateway's answer and a stranger's page count as no network.
 */
export function isOurs({ status, headers }: Response): boolean {
  return status === 200 ? headers.has(pageHeader) : status < 500;
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));
