import type { OutboxEntry } from "@kyuseki/domain/outbox";
import type { SyncEntry } from "@kyuseki/ui/screens/SyncStatus";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { openOutboxStore } from "../../services/outbox/openOutboxStore.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { userIdsOfAccount } from "../../services/session/accountUserIds.ts";
import { ownTeamsQuery } from "../team/ownTeams.ts";
import { describeEntry } from "./describeEntry.ts";

/** What the same person entered in the other clubs: it is sent when that club is open. */
export function useOtherClubs(): readonly SyncEntry[] {
  const { call } = useServices();
  const { user } = useSignedIn();
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const teams = useQuery({ ...ownTeamsQuery(call), enabled: entries.length > 0 });

  useEffect(() => {
    let isHere = true;
    const others = userIdsOfAccount(user.id).filter((id) => id !== user.id);
    const read = (id: number) => openOutboxStore(id, () => {}).read();
    Promise.all(others.map(read)).then(
      (contents) => isHere && setEntries(contents.flatMap((content) => content.entries)),
      () => {
        // Where nothing can be read, nothing of another club was stored.
      },
    );
    return () => {
      isHere = false;
    };
  }, [user.id]);

  return entries.map((entry) => ({
    ...describeEntry(entry),
    id: `${entry.user_id} ${entry.thing}`,
    state: { status: "waiting" },
    team: teams.data?.find(({ team_id }) => team_id === entry.team_id)?.name ?? "",
  }));
}
