import { LoadingDialog, SignOutDialog } from "@kyuseki/ui";
import { useEffect, useState } from "react";
import { isStoredDay, storedDays } from "../../../data/measuring/storedCells.ts";
import { unsentCellsOf } from "../../../data/measuring/unsentCellsOf.ts";
import { personsOf } from "../../../services/openHome.ts";
import type { OverlayProps } from "../../../services/overlayOpener.ts";
import { useServices, useSignedIn } from "../../../services/services.ts";
import { signOut } from "../../../services/session/signing.ts";

type Unsaved = { drafts: number; unsentValues: number };

/** Sends the measured values that wait on this device, then asks about what a sign-out would lose (SE-8, S6). */
export function Overlay({ onClose }: OverlayProps) {
  const { user } = useSignedIn();
  const services = useServices();
  /** null: the measured values are on their way. */
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);

  useEffect(() => {
    const { session, call, log, drafts } = services;
    void unsentCellsOf(services)
      .sendAll(user.id)
      .then(() => {
        // A sign-out erases what waits in the other clubs as well.
        const persons = personsOf(user.id);
        const unsavedDrafts = persons.flatMap((id) => drafts.unsaved(id)).filter((name) => !isStoredDay(name)).length;
        const unsentValues = persons.flatMap((id) => storedDays(drafts, id)).reduce((sum, day) => sum + day.count, 0);
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
