import { SignOutDialog } from "@kyuseki/ui";
import type { OverlayProps } from "../../house/overlayOpener.ts";
import { useServices, useSession } from "../../house/services.ts";
import { signOut } from "../../session/signing.ts";

/** SE-8, S6. Asked before signing out erases what was typed in this tab and not saved. */
export function Overlay({ onClose }: OverlayProps) {
  const { session: store, call, log, kept } = useServices();
  const session = useSession();
  if (session.status !== "signed_in") return null;

  const handleSignOut = () => {
    onClose();
    void signOut(store, call, log);
  };
  return <SignOutDialog unsaved={kept.unsaved(session.user.id)} onSignOut={handleSignOut} onClose={onClose} />;
}
