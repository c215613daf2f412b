import type { Member } from "@kyuseki/domain";
import { useCallback, useState } from "react";
import { MemberListScreen, type MemberListScreenProps } from "./MemberListScreen.tsx";
import type { MemberAction } from "./parts/actions/memberAction.ts";
import type { MemberListView } from "./view.ts";

/** For stories only: holds the view as the address does, and removes members who leave the list. */
export function MemberListHarness({ view: first, members, onViewChange, onAct, ...rest }: MemberListScreenProps) {
  const [view, setView] = useState(first);
  const [gone, setGone] = useState<readonly number[]>([]);
  const handleViewChange = useCallback(
    (change: Partial<MemberListView>) => {
      onViewChange(change);
      setView((current) => ({ ...current, ...change }));
    },
    [onViewChange],
  );
  const handleAct = useCallback(
    async (action: MemberAction, whom: readonly Member[]) => {
      const done = await onAct(action, whom);
      if (action === "delete" || action === "leave") setGone((before) => [...before, ...done]);
      return done;
    },
    [onAct],
  );
  const present =
    members.status === "ready"
      ? ({ status: "ready", value: members.value.filter(({ id }) => !gone.includes(id)) } as const)
      : members;
  return <MemberListScreen {...rest} members={present} view={view} onViewChange={handleViewChange} onAct={handleAct} />;
}
