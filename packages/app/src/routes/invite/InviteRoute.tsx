import { acceptInvite, checkInvite, Failure, sendInviteCode } from "@kyuseki/domain";
import { InviteScreen, type InviteScreenProps } from "@kyuseki/ui/screens/Invite";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";

/** Accepting an invitation signs in and leads home (BE-9). The code stands behind the `#` of the link (S5). */
export function Component() {
  const { call, config, session } = useServices();
  const navigate = useNavigate();
  const code = useLocation().hash.slice(1);
  const invitation = useQuery({
    queryKey: queryKeys.invitation(code),
    queryFn: ({ signal }) => call(checkInvite, { body: { code }, signal }).catch(asNotFound),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const handleAccept: InviteScreenProps["onAccept"] = async (draft) => {
    session.signInWith(await call(acceptInvite, { body: { ...draft, code } }), { remember: false });
    await navigate("/", { replace: true });
  };

  return (
    <InviteScreen
      invitation={toLoadable(invitation)}
      canMail={config.mail?.links ?? false}
      onAccept={handleAccept}
      onSendCode={async (email) => void (await call(sendInviteCode, { body: { code, email } }))}
      onRetry={() => void invitation.refetch()}
      loginHref="/login"
    />
  );
}

/** A link cut short in a message is as dead as one that was used. */
function asNotFound(error: unknown): never {
  throw error instanceof Failure && error.code === "invalid" ? new Failure("not_found") : error;
}
