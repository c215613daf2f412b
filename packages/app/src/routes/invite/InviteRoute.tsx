import { acceptInvite, checkInvite, Failure, joinTeam, sendInviteCode } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { InviteScreen, type InviteScreenProps } from "@kyuseki/ui/screens/Invite";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import type { PathParams } from "../../navigation/match.ts";
import { answerFreshMs } from "../../services/freshness.ts";
import { openHome } from "../../services/openHome.ts";
import { type PrefetchServices, useServices, useSession } from "../../services/services.ts";
import { signIn } from "../../services/session/signing.ts";
import { useSignOut } from "../signOut/useSignOut.tsx";
import { inviteTexts } from "./inviteTexts.ts";

export const prefetch = ({ call, queries }: PrefetchServices, _search: string, _params: PathParams, hash: string) =>
  queries.prefetchQuery(invitationQuery(call, hash.slice(1)));

const invitationQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: queryKeys.invitation(code),
    queryFn: ({ signal }) => call(checkInvite, { body: { code }, signal }).catch(asNotFound),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: answerFreshMs,
  });

/** Accepting an invitation signs in, or joins with the account that is signed in, and leads home (BE-9). The code stands behind the `#` of the link (S5). */
export function Component() {
  const { call, config, session, queries } = useServices();
  const state = useSession();
  const navigate = useNavigate();
  const code = useLocation().hash.slice(1);
  const invitation = useQuery(invitationQuery(call, code));
  const { signingOut, askSignOut } = useSignOut();
  const [texts] = useState(inviteTexts.read);

  const handleAccept: InviteScreenProps["onAccept"] = async (draft) => {
    session.signInWith(await call(acceptInvite, { body: { ...draft, code } }), { remember: false });
    inviteTexts.forget();
    // Whoever comes back to the link learns that it is used.
    await queries.invalidateQueries({ queryKey: queryKeys.invitation(code), refetchType: "none" });
    await navigate("/", { replace: true });
  };

  const handleJoin = async () => {
    const joined = await call(joinTeam, { body: { code } });
    if (state.status === "signed_in") openHome(state.user.id, joined.user.id);
  };

  return (
    <>
      <InviteScreen
        invitation={toLoadable(invitation)}
        canMail={config.mail?.links ?? false}
        texts={texts}
        onTextsChange={inviteTexts.keep}
        onAccept={handleAccept}
        onSendCode={async (email) => void (await call(sendInviteCode, { body: { code, email } }))}
        account={state.status === "signed_in" ? { name: state.user.name, teamName: state.team.name } : null}
        onSignIn={async (draft) => ((await signIn(session, call, draft)) ? "second_step" : "signed_in")}
        onJoin={handleJoin}
        onSignOut={askSignOut}
        onRetry={() => void invitation.refetch()}
        loginHref="/login"
      />
      {signingOut}
    </>
  );
}

/** A link cut short in a message is as dead as one that was used. */
function asNotFound(error: unknown): never {
  throw error instanceof Failure && error.code === "invalid" ? new Failure("not_found") : error;
}
