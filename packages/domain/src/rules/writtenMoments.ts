import { writtenDates } from "./writtenDates.ts";

/** Each day of a text in NFKC with the times behind it, up to the next day or the end of the line; ms since 1970. */
export function writtenMoments(text: string, day: string): { words: string; at: number }[] {
  const dates = writtenDates(text, day);
  return dates.flatMap(({ words, date, end }, index) => {
    if (date === null) return [];
    const next = dates[index + 1];
    const [line = ""] = text.slice(end, next ? next.end - next.words.length : undefined).split("\n");
    return [...line.matchAll(clockTimes)].map(({ groups = {} }) => ({
      words,
      at: Date.parse(`${date}T${clockOf(groups)}:00+09:00`),
    }));
  });
}

const clockTimes =
  /(?<noon>午[前後])?(?:(?<hour>\d{1,2})時(?!間)(?:(?<minute>\d{1,2})分|(?<half>半))?|(?<!\d)(?<h>\d{1,2}):(?<m>\d{2})(?!\d))/g;

/** HH:MM of 午後1時半, 13時, 9:05. */
function clockOf({ noon, hour, minute, half, h, m }: { [name: string]: string | undefined }): string {
  const hours = (Number(hour ?? h) % 24) + (noon === "午後" && Number(hour ?? h) < 12 ? 12 : 0);
  return [hours, half ? 30 : Number(minute ?? m ?? 0)].map((part) => String(part).padStart(2, "0")).join(":");
}
