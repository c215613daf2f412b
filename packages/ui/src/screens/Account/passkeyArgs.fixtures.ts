import type { Passkeys } from "@kyuseki/domain";
import { fn } from "storybook/test";
import type { PasskeyOutcome } from "../../components/AddPasskey/AddPasskey.tsx";
import { recoveryCodes } from "../../components/RecoveryCodesModal/recoveryCodes.fixtures.ts";
import type { PasskeyActs } from "./parts/passkeys.ts";

const noPasskeys: Passkeys = { passkeys: [], recovery_codes: 0, asked_at_sign_in: false, required: false };

export const twoPasskeys: Passkeys = {
  passkeys: [
    { id: 3, name: "iOS 18／Safari 18", created_at: "2026-03-18T12:10:00.000Z", used_at: "2026-03-31T11:40:00.000Z" },
    { id: 7, name: "Windows Hello", created_at: "2026-03-30T01:05:00.000Z", used_at: null },
  ],
  recovery_codes: 9,
  asked_at_sign_in: true,
  required: false,
};

/** Nothing registered, on a device that can. */
export const passkeyArgs = {
  passkeys: { status: "ready", value: noPasskeys },
  canAddPasskey: true,
  onAddPasskey: fn(async (): Promise<PasskeyOutcome> => "added"),
  onRenamePasskey: fn(async () => {}),
  onRemovePasskey: fn(async () => {}),
  onMakeRecoveryCodes: fn(async () => recoveryCodes),
  onChooseSecondFactor: fn(async () => {}),
  onPrint: fn(),
} satisfies Omit<PasskeyActs, "onCopy">;
