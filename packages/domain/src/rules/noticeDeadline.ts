import { beginsAt } from "../events/eventTimes.ts";
import type { CheckedEvent } from "./checkedEvent.ts";
import { writtenDates } from "./writtenDates.ts";
import { writtenMoments } from "./writtenMoments.ts";

type Asked = {
  title: string;
  body: string;
  /** Day (YYYY-MM-DD, Japan) on which it is read. */
  day: string;
  deadline: string | null;
  events: readonly CheckedEvent[];
};

/**
 * Whether replies are still asked for when everything that is announced is over: behind the last day that is written, or
 * behind its times, or behind the beginning of an event of the team that is named and takes place on a written day (CO-9).
 * A day until which something is asked for announces nothing.
 */
export function isDeadlineLate({ title, body, day, deadline, events }: Asked): boolean {
  if (deadline === null) return false;
  const text = `${title}\n${body}`.normalize("NFKC");
  const dates = writtenDates(text, day).filter(({ end }) => !until.test(text.slice(end)));
  const moments = writtenMoments(text, day);
  const announced = dates.flatMap(({ words, date }) => {
    if (date === null) return [];
    const begins = events
      .filter(({ state, title: name }) => state === "planned" && text.includes(name.normalize("NFKC")))
      .map((event) => Date.parse(beginsAt(event)))
      .filter((at) => at >= instantOf(date, "00:00") && at < instantOf(date, "24:00"));
    if (begins.length > 0) return begins;
    const times = moments.filter((moment) => moment.words === words).map(({ at }) => at);
    return times.length > 0 ? times : [instantOf(date, "24:00")];
  });
  return announced.length > 0 && Date.parse(deadline) > Math.max(...announced);
}

const instantOf = (date: string, time: string) => Date.parse(`${date}T${time}:00+09:00`);

/** Behind a day, in the same sentence: 11月20日までに, 11/20（金）18時まで, 11月20日締め切り. */
const until = /^(?:(?!から|[〜~。、\n]).){0,10}?(?:まで|締)/;
