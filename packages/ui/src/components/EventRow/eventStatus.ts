import type { StatusTone } from "../Status/Status.tsx";
import type { ListedEvent } from "./listedEvents.ts";

export type EventStatus = { tone: StatusTone } & (
  | { word: "cancelled" | "full" | "closed" | "open" | "answered" }
  | { word: "unanswered" | "daysLeft" | "hoursLeft"; count: number }
);

type Asked = Pick<ListedEvent, "of" | "isCancelled" | "isFull" | "ends" | "unanswered" | "deadline">;

/** How an event stands at `nowS` (unix seconds); null once it is over, or where nobody has to answer. Within two days the deadline comes first. */
export function eventStatus(event: Asked, nowS: number): EventStatus | null {
  if (event.isCancelled) return { tone: "error", word: "cancelled" };
  if (Date.parse(event.ends) / 1000 <= nowS) return null;
  if (event.isFull) return { tone: "stopped", word: "full" };
  if (event.of === "team" && event.unanswered === null) return null;
  const isOpen = event.unanswered !== 0;
  const hours = event.deadline === null ? null : (Date.parse(event.deadline) / 1000 - nowS) / 3600;
  if (isOpen && hours !== null && hours > 0 && hours <= soonHours) return left(hours);
  if (event.unanswered) return { tone: "wait", word: "unanswered", count: event.unanswered };
  if (hours !== null && hours <= 0) return { tone: "stopped", word: "closed" };
  return { tone: "ok", word: event.of === "team" ? "answered" : "open" };
}

const left = (hours: number): EventStatus =>
  hours < dayHours
    ? { tone: "wait", word: "hoursLeft", count: Math.max(1, Math.floor(hours)) }
    : { tone: "wait", word: "daysLeft", count: Math.floor(hours / dayHours) };

const dayHours = 24;
const soonHours = 2 * dayHours;
