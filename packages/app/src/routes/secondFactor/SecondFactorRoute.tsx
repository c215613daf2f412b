import { makeRecoveryCodes } from "@kyuseki/domain";
import { usePart } from "@kyuseki/ui";
import { SecondFactorScreen } from "@kyuseki/ui/screens/SecondFactor";
import { useState } from "react";
import { proveByPasskey, registerPasskey } from "../../data/passkeys.ts";
import { canUsePasskeys } from "../../services/passkeySupport.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { leaveSecondFactor } from "../../services/session/signing.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useSignOut } from "../signOut/useSignOut.tsx";

/** Before every other page, while the club's second factor is missing from this session. */
export function Component() {
  const { call, config, log, session } = useServices();
  const { user } = useSignedIn();
  const [isSwitching, setIsSwitching] = useState(false);
  const close = () => setIsSwitching(false);
  const { signingOut, askSignOut } = useSignOut();
  const SwitchTeam = usePart(isSwitching, { load: useLoadPart(), fetchPart: fetchSwitchTeam, onMissing: close });

  return (
    <>
      <SecondFactorScreen
        step={user.second_factor ?? "confirm"}
        canAddPasskey={canUsePasskeys(config)}
        onAddPasskey={() => registerPasskey(call)}
        onConfirm={() => proveByPasskey(call)}
        onMakeRecoveryCodes={async () => (await call(makeRecoveryCodes)).codes}
        onGoOn={() => leaveSecondFactor(session, call, log)}
        onSignOut={askSignOut}
        onCopy={(text) => window.navigator.clipboard.writeText(text)}
        onPrint={() => window.print()}
        onSwitchTeam={user.several_teams && (() => setIsSwitching(true))}
      />
      {SwitchTeam && <SwitchTeam onClose={close} />}
      {signingOut}
    </>
  );
}

const fetchSwitchTeam = () => import("../switchTeam/SwitchTeam.tsx").then(({ SwitchTeam }) => SwitchTeam);
