import {
  addDays,
  dayInJapan,
  listBattingResults,
  listEvents,
  listInformation,
  listMeasuringDays,
  listMembers,
  listNotes,
  listNotices,
  listPitchingResults,
  type ReplyOf,
} from "@kyuseki/domain";
import type { Route } from "../../src/navigation/routeTable.ts";
import { manager, product } from "../browser.ts";

/** The player of the demo team of whom every page has something to show. */
const shown = { last_name: "小野寺", first_name: "湊" };

/** Ids of what the demo team has, by the parameter of a path; balls and events by the path. */
type Found = Readonly<Record<string, number | undefined>>;

/** An address of the route that shows records of the demo team. */
export async function addressOf({ path }: Route): Promise<string> {
  const found = await findOnce();
  const named = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = found[`${path} ${name}`] ?? found[name];
    if (id === undefined) throw new Error(`the demo team has no ${name} for ${path}`);
    return String(id);
  });
  return path.startsWith("/evaluation-result/") ? `${named}?day=${found.day}` : named;
}

function findOnce(): Promise<Found> {
  finding ??= find();
  return finding;
}
let finding: Promise<Found> | undefined;

async function find(): Promise<Found> {
  const login = await fetch(`${product}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(manager),
  });
  const { token }: { token: string } = await login.json();
  const read = async (path: string) =>
    (await fetch(product + path, { headers: { Authorization: `Token ${token}` } })).json();

  const { members }: ReplyOf<typeof listMembers> = await read(listMembers.path);
  const member = members.find((one) => one.last_name === shown.last_name && one.first_name === shown.first_name)?.id;
  const ofMember = (path: string) => read(path.replace(":id", String(member)));
  const today = dayInJapan(new Date());
  const { days }: ReplyOf<typeof listMeasuringDays> = await read(listMeasuringDays.path);
  const { notes }: ReplyOf<typeof listNotes> = await read(listNotes.path);
  const { notices }: ReplyOf<typeof listNotices> = await read(listNotices.path);
  const { information }: ReplyOf<typeof listInformation> = await read(listInformation.path);
  const events: ReplyOf<typeof listEvents> = await read(
    `${listEvents.path}?from=${addDays(today, -30)}&to=${addDays(today, 60)}`,
  );
  const batted: ReplyOf<typeof listBattingResults> = await ofMember(listBattingResults.path);
  const pitched: ReplyOf<typeof listPitchingResults> = await ofMember(listPitchingResults.path);
  const report = "/nextshot/report/:member_id";
  return {
    member_id: member,
    user_id: member,
    day: days[0]?.id,
    note_id: notes[0]?.note_id,
    notice_id: notices[0]?.notice_id,
    information_id: information[0]?.information_id,
    event_id: events.team[0]?.event_id,
    "/event-list/detail/:event_id event_id": events.provider[0]?.provider_event_id,
    [`${report}/batting/results/:video_id video_id`]: batted.rows[0]?.id,
    [`${report}/pitching/results/:video_id video_id`]: pitched.rows[0]?.id,
  };
}
