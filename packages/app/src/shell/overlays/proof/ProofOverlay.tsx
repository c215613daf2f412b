import { prove, startProof } from "@kyuseki/domain";
import { ProofDialog } from "@kyuseki/ui";
import { useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../../data/loadable.ts";
import { proveByPasskey } from "../../../data/passkeys.ts";
import { queryKeys } from "../../../data/queryKeys.ts";
import { canUsePasskeys } from "../../../services/passkeySupport.ts";
import { useServices } from "../../../services/services.ts";

export type ProofOverlayProps = { onAnswer: (isProven: boolean) => void };

/** Asks for a passkey or the password, and tells whether either was shown. */
export function ProofOverlay({ onAnswer }: ProofOverlayProps) {
  const { call, config } = useServices();
  const isAble = canUsePasskeys(config);
  // Its challenge works once, so that every opening asks anew.
  const ways = useQuery({
    queryKey: queryKeys.proof,
    queryFn: async () => {
      const { password, options } = await call(startProof);
      return { password, passkey: isAble && options !== null };
    },
    gcTime: 0,
  });

  const handlePasskey = async () => {
    const outcome = await proveByPasskey(call);
    if (outcome === "proven") onAnswer(true);
    return outcome;
  };
  const handlePassword = async (current_password: string) => {
    await call(prove, { body: { current_password } });
    onAnswer(true);
  };

  return (
    <ProofDialog
      ways={toLoadable(ways)}
      onPassword={handlePassword}
      onPasskey={handlePasskey}
      onRetry={() => void ways.refetch()}
      onClose={() => onAnswer(false)}
    />
  );
}
