import type { SessionUser } from "@kyuseki/domain";
import { LoadingDialog, SignOutDialog } from "@kyuseki/ui";
import { useEffect, useState } from "react";
import { isStoredDay, storedDays } from "../../../data/measuring/storedCells.ts";
import { unsentCellsOf } from "../../../data/measuring/unsentCellsOf.ts";
import type { OverlayProps } from "../../../services/overlayOpener.ts";
import { useServices, useSession } from "../../../services/services.ts";
import { signOut } from "../../../services/session/signing.ts";

/** SE-8, S6. Measured values that wait on this device are sent first; what would be lost then is asked about. */
export function Overlay({ onClose }: OverlayProps) {
  const session = useSession();
  return session.status === "signed_in" ? <SignOut user={session.user} onClose={onClose} /> : null;
}

type Unsaved = { drafts: number; unsentValues: number };

function SignOut({ user, onClose }: OverlayProps & { user: SessionUser }) {
  const services = useServices();
  /** null: the measured values are on their way. */
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);

  useEffect(() => {
    const { session, call, log, drafts } = services;
    void unsentCellsOf(services)
      .sendAll(user.id)
      .then(() => {
        const unsavedDrafts = drafts.unsaved(user.id).filter((name) => !isStoredDay(name)).length;
        const unsentValues = storedDays(drafts, user.id).reduce((sum, day) => sum + day.count, 0);
        if (unsavedDrafts + unsentValues === 0) void signOut(session, call, log);
        else setUnsaved({ drafts: unsavedDrafts, unsentValues });
      });
  }, [services, user.id]);

  if (unsaved === null) return <LoadingDialog />;
  const handleSignOut = () => {
    onClose();
    void signOut(services.session, services.call, services.log);
  };
  return <SignOutDialog {...unsaved} onSignOut={handleSignOut} onClose={onClose} />;
}
