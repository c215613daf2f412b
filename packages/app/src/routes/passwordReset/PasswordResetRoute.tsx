import { PasswordResetScreen } from "@kyuseki/ui/screens/PasswordReset";
import { usePasswordReset } from "./usePasswordReset.ts";

export function Component() {
  return <PasswordResetScreen {...usePasswordReset()} loginHref="/login" />;
}
