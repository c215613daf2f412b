import { addDays, analyzerUsage, contract, dayInJapan, type Home, type People } from "@kyuseki/domain";
import { type GuardConcern, guardConcern } from "@kyuseki/domain/pitchGuard";
import { lastExpectedDay } from "@kyuseki/domain/training";
import { distinctLoader } from "../../db/batchLoader.ts";
import { createAnswerCache } from "../../http/replies/answerCache.ts";
import { type PreparedAnswer, prepareAnswer } from "../../http/replies/preparedAnswer.ts";
import { activityStateFinder, createActivityCache } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { teamKey } from "../../http/serve/teamCache.ts";
import { type HomeActivity, homeActivity } from "../../reports/home/homeActivity.ts";
import { homeBests } from "../../reports/home/homeBests.ts";
import { homeInformation } from "../../reports/home/homeInformation.ts";
import { homePractice } from "../../reports/home/homePractice.ts";
import { listGuardedPitchers, type PitcherGuard } from "../../reports/panels/guardedPitchers.ts";
import { pickMemberName } from "../../reports/panels/memberName.ts";
import { optionalPart } from "../../reports/panels/optionalPart.ts";
import { painReports } from "../../reports/panels/painReports.ts";
import { listRoster, type RosterMember } from "../../store/members/roster.ts";
import { listInformationStates } from "../../store/notices/information.ts";
import { listLastRecords, listRecordedDays } from "../../store/practice/recordedDays.ts";
import { listPains } from "../../store/practice/trainingReport.ts";
import { findSettings } from "../../store/team/settings.ts";
import type { ActivityState } from "../../store/team/teamState.ts";

export function homeRoutes(api: Api) {
  const steady = createAnswerCache<{ parts: SteadyHome; weight: number }>(heldBytes);
  const activities = createActivityCache<{ parts: HomeActivity; weight: number }>(heldActivityBytes);
  const pages = createActivityCache<{ answer: PreparedAnswer; weight: number }>(heldPageBytes);
  const findState = activityStateFinder(api.db);
  const findMarks = distinctLoader((userIds: readonly number[]) => listInformationStates(api.db, userIds));

  serve(api, contract.getHome, async (call) => {
    const { session, request, now } = call;
    const [state, marks] = await Promise.all([
      findState(session.team.team_id),
      optionalPart(request, "information", () => findMarks(session.user.id)),
    ]);
    const asOf = minuteOf(now);
    const make = async (endsAt: (moment: Date) => void) => {
      const home = await readWhole(call, state, marks !== null);
      if (Object.values(home).includes(null)) endsAt(now);
      const answer = prepareAnswer(contract.getHome, home);
      return { answer, weight: answer.weight };
    };
    const { answer } = await pages(contract.getHome, call, state, make, [marks, asOf]);
    return answer;
  });

  async function readWhole(call: HomeCall, state: ActivityState | undefined, hasMarks: boolean): Promise<Home> {
    const { session, request, db, now } = call;
    const { team_id } = session.team;
    const information = hasMarks
      ? await optionalPart(request, "information", () => homeInformation(db, session.user.id))
      : null;
    const { parts } = await steady.get(teamKey(contract.getHome, call, state?.team), async (once) => {
      const home = await readHome(call);
      if (Object.values(home).includes(null)) once();
      return { parts: home, weight: bytesAtMost };
    });
    const activity = await activities(contract.getHome, call, state, async (endsAt) => {
      const open = await homeActivity(call, team_id);
      if (Object.values(open).includes(null)) endsAt(now);
      return { parts: open, weight: activityBytesAtMost };
    });
    return { as_of: minuteOf(now), ...parts, ...activity.parts, information };
  }
}

type HomeCall = Call<typeof contract.getHome>;

type SteadyHome = Omit<Home, "as_of" | "information" | keyof HomeActivity>;

async function readHome({ session, db, now, request }: HomeCall): Promise<SteadyHome> {
  const { team_id } = session.team;
  const today = dayInJapan(now);
  const since = addDays(today, -6);
  const roster = await listRoster(db, team_id);
  const members = roster.filter(({ state }) => state === "active");
  const [practice, pain, guard, bests] = await Promise.all([
    optionalPart(request, "practice", async () => {
      const range = { start: addDays(since, -7), end: today };
      const { record_hour } = await findSettings(db, team_id);
      const until = lastExpectedDay(now, record_hour);
      const recorded = await listRecordedDays(db, team_id, range);
      const last = await listLastRecords(db, team_id, today);
      return homePractice({ members, recorded, last, today, since, until });
    }),
    optionalPart(request, "pain", async () => {
      const reports = painReports(await listPains(db, team_id, today));
      return { total: reports.length, first: reports.slice(0, mostNamed) };
    }),
    optionalPart(request, "guard", async () => guardedPeople(await listGuardedPitchers(db, session.team, today))),
    optionalPart(request, "bests", () => homeBests(db, team_id, members, { since, today })),
  ]);
  return {
    today,
    since,
    applied: people(roster.filter(({ state }) => state === "applied").toSorted(lastCome)),
    invited: people(members.filter((member) => analyzerUsage(member) === "invited")),
    practice,
    pain,
    guard,
    bests,
  };
}

const heldBytes = 16 * 1024 * 1024;
/** Of a home's lists and tiles, whose number is limited. */
const bytesAtMost = 32 * 1024;

const heldActivityBytes = 8 * 1024 * 1024;
/** Of three events, three beginnings of notes and two names. */
const activityBytesAtMost = 6 * 1024;

const heldPageBytes = 8 * 1024 * 1024;
/** The page shows no more of its moment. */
const minuteOf = (now: Date) => new Date(now.getTime() - (now.getTime() % minuteMs)).toISOString();
const minuteMs = 60_000;

const lastCome = (one: RosterMember, other: RosterMember) => other.id - one.id;

const people = (members: readonly RosterMember[]): People => ({
  total: members.length,
  first: members.slice(0, mostNamed).map(pickMemberName),
});

/** Those to be looked at before they throw, the most pressing first. */
function guardedPeople(guarded: readonly PitcherGuard[]): NonNullable<Home["guard"]> {
  const noted = guarded.filter(({ guard }) => guardConcern(guard) !== null);
  const count = (concern: GuardConcern) => noted.filter(({ guard }) => guardConcern(guard) === concern).length;
  return {
    total: noted.length,
    first: noted.slice(0, mostNamed).map(({ member }) => pickMemberName(member)),
    counts: {
      pain: count("pain"),
      over: count("over"),
      reached: count("reached"),
      over_yesterday: count("over_yesterday"),
      caution: count("caution"),
    },
  };
}

const mostNamed = 2;
