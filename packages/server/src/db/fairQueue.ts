import { Failure } from "@kyuseki/domain";
import { createClubsAbout } from "./clubsAbout.ts";

/** Who waits: clubs come in turn, and within a club its people. */
export type Owner = { club: string; person: string };

export type FairLimits = {
  /** How many may be inside, of all clubs together. */
  atOnce: number;
  /** Of one club while others are about, and while none is. */
  ofClub: number;
  ofClubAlone: number;
  /** How many of one club, and of one person, may wait. */
  clubWaiting: number;
  personWaiting: number;
  /** How long anybody waits at most, and how long a person's first in line may have waited when another one comes. */
  patienceMs?: number;
  latenessMs?: number;
};

/** Why somebody was sent away: too many wait already, or the wait is too long. */
export type Shed = "full" | "late";
export type Leave = () => void;
type Waiter = { sinceMs: number; admit: () => void };
type Club = { inside: number; waiting: number; people: Map<string, Waiter[]> };

/** Seconds after which one who was sent away may come again. */
const comeAgainS = 2;

/** Lets in a few at once, club by club and person by person, so that whoever asks much waits behind no one but themselves (R7). */
export function createFairQueue(
  limits: FairLimits,
  { onShed = (_: Shed) => {}, nowMs = () => performance.now() } = {},
) {
  const { patienceMs = 1500, latenessMs = 750 } = limits;
  const clubs = new Map<string, Club>();
  /** Clubs with somebody who waits, the one whose turn it is first. */
  const turns = new Map<string, Club>();
  const about = createClubsAbout(nowMs);
  let inside = 0;

  function isFree(name: string, club: Club) {
    return inside < limits.atOnce && club.inside < (about.isAlone(name) ? limits.ofClubAlone : limits.ofClub);
  }

  function enter(name: string, club: Club): Leave {
    inside += 1;
    club.inside += 1;
    return () => {
      inside -= 1;
      club.inside -= 1;
      forget(name, club);
      // Not at once: what arrived meanwhile, of other clubs, is read in between.
      if (turns.size > 0) setImmediate(admitNext);
    };
  }

  function forget(name: string, club: Club) {
    if (club.inside === 0 && club.waiting === 0) clubs.delete(name);
  }

  function admitNext() {
    for (const [name, club] of turns) {
      if (inside >= limits.atOnce) return;
      if (!isFree(name, club)) continue;
      // To the end of the line, the person within the club likewise.
      turns.delete(name);
      turns.set(name, club);
      const [[person, waiters] = []] = club.people;
      if (person === undefined || !waiters) continue;
      club.people.delete(person);
      club.people.set(person, waiters);
      waiters[0]?.admit();
    }
  }

  function shed(why: Shed): never {
    onShed(why);
    throw tooBusy();
  }

  return {
    /** Waits for its turn. @throws Failure "unavailable" at once when too many wait, and when the turn does not come in time */
    async enter({ club: name, person }: Owner): Promise<Leave> {
      about.see(name);
      const club = clubs.get(name) ?? { inside: 0, waiting: 0, people: new Map<string, Waiter[]>() };
      clubs.set(name, club);
      if (club.waiting === 0 && isFree(name, club)) return enter(name, club);
      const waiters = club.people.get(person) ?? [];
      if (club.waiting >= limits.clubWaiting || waiters.length >= limits.personWaiting) return shed("full");
      if (waiters[0] && nowMs() - waiters[0].sinceMs > latenessMs) return shed("late");

      const turn = Promise.withResolvers<Leave>();
      const end = () => {
        clearTimeout(tooLate);
        waiters.splice(waiters.indexOf(waiter), 1);
        club.waiting -= 1;
        if (waiters.length === 0) club.people.delete(person);
        if (club.waiting === 0) turns.delete(name);
      };
      const waiter = {
        sinceMs: nowMs(),
        admit() {
          end();
          turn.resolve(enter(name, club));
        },
      };
      const tooLate = setTimeout(() => {
        end();
        forget(name, club);
        onShed("late");
        turn.reject(tooBusy());
      }, patienceMs);
      waiters.push(waiter);
      club.people.set(person, waiters);
      club.waiting += 1;
      turns.set(name, club);
      return turn.promise;
    },
    counts: () => ({ inside, waiting: [...turns.values()].reduce((sum, { waiting }) => sum + waiting, 0) }),
  };
}

export const tooBusy = () =>
  new Failure("unavailable", {
    retryAfterS: comeAgainS,
    message: "チームからの操作が重なり、混み合っています。少し待ってから、もう一度お試しください。",
  });
