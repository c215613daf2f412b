/** Limits of the team's events, in characters as a person counts them (EV-1). */
export const eventLimits = {
  titleMax: 40,
  placeMax: 60,
  bringMax: 200,
  noteMax: 500,
  contactMax: 40,
  commentMax: 100,
  /** What a coach adds to a cancellation or a change. */
  messageMax: 200,
  /** Further times of the day's plan besides meeting, beginning and end. */
  timetable: 6,
  timetableLabelMax: 10,
  /** Players of one event. */
  players: 1000,
  capacityMax: 1000,
  carSeatsMax: 9,
  duties: 10,
  dutyNameMax: 20,
  /** Occurrences of one weekly repetition. */
  occurrences: 53,
  /** How far ahead an event may begin, and how long one may last. */
  aheadDays: 730,
  lengthDays: 14,
  /** How many days one list covers, and how many events of the team it holds at most. */
  listedDays: 400,
  listed: 1000,
  /** A calendar feed holds events from so many days ago on. */
  feedPastDays: 90,
  /** Calendar feeds of one family that work at once: one for each who has a calendar. */
  familyFeeds: 6,
  /** A change of an answer is told to the coaches within so many hours before the event (CO-5). */
  lateChangeHours: 24,
} as const;
