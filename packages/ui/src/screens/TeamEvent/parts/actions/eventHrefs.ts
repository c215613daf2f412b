import type { TeamEvent } from "@kyuseki/domain";

export const editHref = ({ event_id }: Pick<TeamEvent, "event_id">) => `/event-list/team/${event_id}/edit`;
