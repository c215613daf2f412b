import type { Member } from "@kyuseki/domain";
import { MemberListScreen, NavigateProvider, usePart } from "@kyuseki/ui";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { memberQuery } from "../../data/members/memberQuery.ts";
import { usePhotosSrc } from "../../data/members/teamPhotos.ts";
import { formerMembersQuery, membersQuery, useMembers } from "../../data/members/useMembers.ts";
import type { PathParams } from "../../navigation/match.ts";
import { viewOnArrival } from "../../navigation/useAddressView.ts";
import { useOpenOverlay } from "../../services/overlayOpener.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useListNavigation } from "./useListNavigation.ts";
import { useMemberActions } from "./useMemberActions.ts";
import { useMemberListView } from "./useMemberListView.ts";
import { memberListAddress } from "./viewInAddress.ts";

export async function prefetch({ call, queries }: PrefetchServices, search: string, { member_id }: PathParams) {
  const { status } = viewOnArrival("member-list", memberListAddress, search);
  const id = Number(member_id);
  await Promise.all([
    queries.prefetchQuery(membersQuery(call)),
    status === "archived" && queries.prefetchQuery(formerMembersQuery(call)),
    id > 0 && queries.prefetchQuery(memberQuery(call, id)),
    id > 0 && fetchPanel(),
  ]);
}

/** Both addresses, the list's and a member's, draw this one: the list stays as it is while a member is open over it. */
export function Component() {
  const { call } = useServices();
  const { team, user } = useSignedIn();
  const { view, change, search } = useMemberListView();
  const { members, refreshing, retry } = useMembers(call, { former: view.status === "archived" });
  const photos = usePhotosSrc(members.status === "ready" ? members.value : nobody);
  const loadPart = useLoadPart();
  const intl = useIntl();
  const { busy, run, act, stop } = useMemberActions(loadPart);
  const openOverlay = useOpenOverlay();
  const navigation = useListNavigation(search);
  const navigate = useNavigate();
  const backTo = `/member-list${search}`;
  const open = useOpenMember();
  const Panel = usePart(open !== null, {
    load: loadPart,
    fetchPart: fetchPanel,
    onMissing: () => void navigate(backTo, { replace: true, preventScrollReset: true }),
  });

  const handleExport = useCallback(
    async (whom: readonly Member[]) => {
      const part = await loadPart(() => import("./exportMembers.ts"));
      part?.exportMembers(whom, new Date(), intl);
    },
    [loadPart, intl],
  );

  return (
    <NavigateProvider value={navigation}>
      <MemberListScreen
        members={members}
        refreshing={refreshing}
        sportType={team.sport_type}
        analyzerAvailable={team.nextshot_available}
        isManager={user.coach_type === "manager"}
        photos={photos}
        view={view}
        busy={busy}
        run={run}
        current={open === "new" ? null : open}
        onViewChange={change}
        onRetry={retry}
        onAct={act}
        onStop={stop}
        onExport={handleExport}
        onOpenQr={() => openOverlay("qr")}
        loadPart={loadPart}
      />
      {open !== null && Panel && (
        <Panel
          memberId={open}
          members={members.status === "ready" ? members.value : nobody}
          view={view}
          backTo={backTo}
        />
      )}
    </NavigateProvider>
  );
}

/** The member whose panel the address opens: `new` while one is added, 0 for a malformed id (D-8). */
function useOpenMember(): number | "new" | null {
  const { member_id } = useParams();
  const { search } = useLocation();
  if (member_id !== undefined) return /^[1-9]\d{0,9}$/.test(member_id) ? Number(member_id) : 0;
  return new URLSearchParams(search).get("add") === "1" ? "new" : null;
}

const fetchPanel = () => import("./MemberPanelSlot.tsx").then(({ MemberPanelSlot }) => MemberPanelSlot);
const nobody: readonly Member[] = [];
