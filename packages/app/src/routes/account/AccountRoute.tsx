import { changePassword, endSessions, inviteCoach, issueResetLink, revokeInvite } from "@kyuseki/domain";
import { AccountScreen } from "@kyuseki/ui/screens/Account";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { accountQuery, coachesQuery, passkeysQuery, sessionsQuery } from "../../data/account.ts";
import { toLoadable } from "../../data/loadable.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useIdentity } from "./useIdentity.ts";
import { usePasskeys } from "./usePasskeys.ts";

export const prefetch = ({ call, queries }: PrefetchServices) =>
  Promise.all([
    queries.prefetchQuery(accountQuery(call)),
    queries.prefetchQuery(sessionsQuery(call)),
    queries.prefetchQuery(coachesQuery(call)),
    queries.prefetchQuery(passkeysQuery(call)),
  ]);

/** The signed-in person's account, sessions and fellow coaches (BE-9). */
export function Component() {
  const { call, config } = useServices();
  const queries = useQueryClient();
  const nowS = useNowS();
  const parts = {
    account: useQuery(accountQuery(call)),
    sessions: useQuery(sessionsQuery(call)),
    coaches: useQuery(coachesQuery(call)),
    passkeys: useQuery(passkeysQuery(call)),
  };
  const changed = (part: "sessions" | "coaches") => queries.invalidateQueries({ queryKey: queryKeys[part] });

  return (
    <AccountScreen
      account={toLoadable(parts.account)}
      sessions={toLoadable(parts.sessions)}
      coaches={toLoadable(parts.coaches)}
      passkeys={toLoadable(parts.passkeys)}
      nowS={nowS}
      loadPart={useLoadPart()}
      onRetry={(part) => void parts[part].refetch()}
      {...useIdentity()}
      {...usePasskeys()}
      onChangePassword={async (body) => {
        await call(changePassword, { body });
        if (body.end_others) await changed("sessions");
      }}
      onEndSessions={async (ids) => {
        await call(endSessions, { body: { ids: typeof ids === "string" ? ids : [...ids] } });
        await changed("sessions");
      }}
      onInvite={async (body) => {
        const link = await call(inviteCoach, { body });
        await changed("coaches");
        return link;
      }}
      onRevokeInvite={async (id) => {
        await call(revokeInvite, { params: { id } });
        await changed("coaches");
      }}
      onIssueResetLink={(id) => call(issueResetLink, { params: { id } })}
      canMail={config.mail?.links ?? false}
      inviteUrl={(code) => `${window.location.origin}/invite#${code}`}
      resetUrl={(code) => `${window.location.origin}/password-reset#${code}`}
      onCopy={(text) => window.navigator.clipboard.writeText(text)}
    />
  );
}
