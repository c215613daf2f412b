import type { Access, AnyEndpoint } from "@kyuseki/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createClubsAbout } from "../../db/clubsAbout.ts";
import { type Owner, type Shed, tooBusy } from "../../db/fairQueue.ts";
import { tokenHash } from "../../security/tokens.ts";
import { laneOf } from "./lanes.ts";
import { createPace } from "./pace.ts";

/** Sessions whose club is remembered, so that its requests can be sent away without asking the database. */
const remembered = 20_000;
/**
 * Of one club's requests while other clubs are about: far beyond what its people do, so that a program's flood comes evenly.
 * Heavy writes, which keep the database busy long after they were let in, have a line of their own.
 */
const clubPaces = { all: { perSecond: 400, atOnce: 20 }, "heavy writes": { perSecond: 20, atOnce: 1 } };
/** Lines of clubs that are remembered. */
const rememberedLines = 2000;

/**
 * Counts the requests of each club and person from their first line to their answer, and sends away what is too much, before
 * the body is read or the database asked (R7).
 */
export function createArrivals(clubRequests: number, onShed: (why: Shed) => void) {
  const owners = new Map<string, Owner>();
  const present = new Map<string, number>();
  const pace = createPace();
  const about = createClubsAbout();
  /** By club and kind, the one asked for last at the end. */
  const lines = new Map<string, ReturnType<typeof createPace>>();
  const personRequests = Math.ceil(clubRequests / 2);

  const keysOf = ({ club, person }: Owner) => [club, `${club} ${person}`] as const;
  const count = (key: string) => present.get(key) ?? 0;

  function add(key: string, difference: 1 | -1) {
    const now = count(key) + difference;
    if (now === 0) present.delete(key);
    else present.set(key, now);
  }

  async function inClubsPace(club: string, endpoint: AnyEndpoint): Promise<void> {
    about.see(club);
    if (about.isAlone(club)) return;
    const kind = laneOf(endpoint) === "heavy" && endpoint.method !== "GET" ? "heavy writes" : "all";
    const key = `${club} ${kind}`;
    const line = lines.get(key) ?? createPace(clubPaces[kind]);
    lines.delete(key);
    lines.set(key, line);
    forgetOldest(lines, rememberedLines);
    await line();
  }

  /** Only for whose turn it is: rights are read anew for every request. */
  function expectedOwner(request: FastifyRequest, access: Access): Owner {
    const { authorization } = request.headers;
    if (access === "public") return ownerOf(request);
    return (authorization && owners.get(keyOfSession(authorization))) || { ...ownerOf(request), person: "unknown" };
  }

  return {
    /** @throws Failure "unavailable" when as many of the club's or the person's requests are here as are taken in */
    async admit(request: FastifyRequest, { raw: answer }: FastifyReply, endpoint: AnyEndpoint): Promise<void> {
      const owner = expectedOwner(request, endpoint.access);
      const keys = keysOf(owner);
      if (count(keys[0]) >= clubRequests || count(keys[1]) >= personRequests) {
        onShed("full");
        request.isShed = true;
        await pace();
        throw tooBusy();
      }
      for (const key of keys) add(key, 1);
      let isCounted = true;
      const depart = () => {
        if (isCounted) for (const key of keys) add(key, -1);
        isCounted = false;
      };
      // An answer whose caller is gone never finishes.
      answer.once("finish", depart).once("close", depart);
      await inClubsPace(owner.club, endpoint);
    },
    /** Those who are refused for another reason come no faster: they may be invented. @throws what `check` throws, in its turn */
    async pacingStrangers(check: Promise<void>): Promise<void> {
      await check.catch(async (error: unknown) => {
        await pace();
        throw error;
      });
    },
    /** Remembers whose session it is, after it was checked. */
    remember(request: FastifyRequest): void {
      const { authorization } = request.headers;
      if (!authorization) return;
      const key = keyOfSession(authorization);
      owners.delete(key);
      owners.set(key, ownerOf(request));
      forgetOldest(owners, remembered);
    },
  };
}

/** A club and its coach, a sister product, or the address of somebody who has not signed in. */
export function ownerOf({ caller, source, ip }: FastifyRequest): Owner {
  if (caller) return { club: `team ${caller.team.team_id}`, person: `${caller.user.id}` };
  if (source) return { club: `source ${source.key_id}`, person: "" };
  return { club: `address ${ip}`, person: "" };
}

function forgetOldest(kept: Map<string, unknown>, most: number) {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** Not the token itself: nothing that opens a door is kept. */
const keyOfSession = (authorization: string) => tokenHash(authorization).toString("base64url");

declare module "fastify" {
  interface FastifyRequest {
    /** Sent away before anything was done for it: counted by the metrics, not written to the log. */
    isShed: boolean;
  }
}
