import { chooseSecondFactor, makeRecoveryCodes, removePasskey, renamePasskey } from "@kyuseki/domain";
import type { AccountScreenProps } from "@kyuseki/ui/screens/Account";
import { useQueryClient } from "@tanstack/react-query";
import { registerPasskey } from "../../data/passkeys.ts";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { canUsePasskeys } from "../../services/passkeySupport.ts";
import { useServices } from "../../services/services.ts";

type PasskeyActs = Pick<
  AccountScreenProps,
  | "canAddPasskey"
  | "onAddPasskey"
  | "onRenamePasskey"
  | "onRemovePasskey"
  | "onMakeRecoveryCodes"
  | "onChooseSecondFactor"
  | "onPrint"
>;

/** One's own passkeys and recovery codes. */
export function usePasskeys(): PasskeyActs {
  const { call, config } = useServices();
  const queries = useQueryClient();
  /** The team's page says who has a passkey. */
  const changed = () =>
    invalidateAll(queries, [queryKeys.passkeys, queryKeys.sessions, queryKeys.teamSecondFactor, queryKeys.audit]);

  return {
    canAddPasskey: canUsePasskeys(config),
    onAddPasskey: async () => {
      const outcome = await registerPasskey(call);
      if (outcome === "added") await changed();
      return outcome;
    },
    onRenamePasskey: async (id, name) => {
      await call(renamePasskey, { params: { id }, body: { name } });
      await changed();
    },
    onRemovePasskey: async (id) => {
      await call(removePasskey, { params: { id } });
      await changed();
    },
    onMakeRecoveryCodes: async () => {
      const { codes } = await call(makeRecoveryCodes);
      await changed();
      return codes;
    },
    onChooseSecondFactor: async (asked_at_sign_in) => {
      await call(chooseSecondFactor, { body: { asked_at_sign_in } });
      await changed();
    },
    onPrint: () => window.print(),
  };
}
