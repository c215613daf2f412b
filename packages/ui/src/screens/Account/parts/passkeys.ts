import type { Passkeys } from "@kyuseki/domain";
import type { AddPasskeyProps } from "../../../components/AddPasskey/AddPasskey.tsx";
import type { Loadable } from "../../../state/loadable.ts";

/** どれも、断られたときは `Failure` で reject する。済めば app が一覧を読み直す。 */
export type PasskeyActs = Pick<AddPasskeyProps, "canAddPasskey" | "onAddPasskey"> & {
  passkeys: Loadable<Passkeys>;
  onRenamePasskey: (id: number, name: string) => Promise<void>;
  onRemovePasskey: (id: number) => Promise<void>;
  onMakeRecoveryCodes: () => Promise<readonly string[]>;
  onChooseSecondFactor: (asked: boolean) => Promise<void>;
  onCopy: (text: string) => Promise<void>;
  onPrint: () => void;
};
