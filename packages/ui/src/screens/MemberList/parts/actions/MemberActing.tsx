import type { Member } from "@kyuseki/domain";
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { RowId } from "../../../../components/DataTable/parts/tableFeatures.ts";
import type { LoadPart } from "../../../../state/usePart.ts";
import { fetchMemberConfirm, fetchMemberMenu } from "../parts.ts";
import type { Team } from "../team.ts";
import { type Acting, ActingProvider } from "./acting.ts";
import { type MemberAction, needsConfirmation } from "./memberAction.ts";

export type MemberActingProps = {
  team: Team;
  busy: ReadonlySet<RowId>;
  loadPart: LoadPart;
  onAct: (action: MemberAction, members: readonly Member[]) => Promise<readonly number[]>;
  children: ReactNode;
};

/** 行の操作が一覧にひとつだけ持つ、開いているメニュー、または確かめている問い。 */
export function MemberActing({ team, busy, loadPart, onAct, children }: MemberActingProps) {
  const [overlay, setOverlay] = useState<ReactElement | null>(null);
  const close = useCallback(() => setOverlay(null), []);
  const opener = useRef<HTMLButtonElement>(null);

  // A closing menu can take the focus that a dialog would return.
  useEffect(() => {
    if (overlay === null && document.activeElement === document.body) opener.current?.focus();
  }, [overlay]);

  const act = useCallback<Acting["act"]>(
    async (action, members, onDone) => {
      const perform = () => void onAct(action, members).then(onDone);
      if (!needsConfirmation(action, members.length)) return perform();
      const MemberConfirm = await loadPart(fetchMemberConfirm);
      if (!MemberConfirm) return;
      const handleConfirm = () => {
        close();
        perform();
      };
      setOverlay(<MemberConfirm action={action} members={members} onConfirm={handleConfirm} onClose={close} />);
    },
    [loadPart, onAct, close],
  );
  const openMenu = useCallback<Acting["openMenu"]>(
    async (row, trigger, entry) => {
      const MemberMenu = await loadPart(fetchMemberMenu);
      if (!MemberMenu) return;
      opener.current = trigger;
      const handleAct = (action: MemberAction) => act(action, [row.member]);
      setOverlay(
        <MemberMenu row={row} team={team} trigger={trigger} entry={entry} onAct={handleAct} onClose={close} />,
      );
    },
    [loadPart, team, act, close],
  );
  const acting = useMemo(() => ({ team, busy, act, openMenu }), [team, busy, act, openMenu]);

  return (
    <ActingProvider value={acting}>
      {children}
      {overlay}
    </ActingProvider>
  );
}
