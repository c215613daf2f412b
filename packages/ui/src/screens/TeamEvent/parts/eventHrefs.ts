import type { TeamEvent } from "@kyuseki/domain";

/** A new notice to the families of these players. */
export const composerHref = (players: readonly { member_id: number }[]) =>
  `/notification?to=${players.map(({ member_id }) => member_id).join(".")}`;

export const editHref = ({ event_id }: Pick<TeamEvent, "event_id">) => `/event-list/team/${event_id}/edit`;
