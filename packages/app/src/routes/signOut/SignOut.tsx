import { LoadingDialog, SignOutDialog } from "@kyuseki/ui";
import { useEffect, useState } from "react";
import { loadOutbox } from "../../data/outbox/loadOutbox.ts";
import type { OverlayProps } from "../../services/overlayOpener.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { userIdsOfAccount } from "../../services/session/accountUserIds.ts";
import { signOut } from "../../services/session/signing.ts";

type Unsaved = { drafts: number; unsent: number };

/** Sends what waits on this device, then asks about what a sign-out would lose (SE-8, S6, OF-5). */
export function SignOut({ onClose }: OverlayProps) {
  const { user } = useSignedIn();
  const services = useServices();
  /** null: what waits is on its way. */
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);

  useEffect(() => {
    const { session, call, log, drafts, tabs } = services;
    // A sign-out erases what waits in the other clubs as well.
    const userIds = userIdsOfAccount(user.id);
    const countDrafts = async () => {
      const openTabs = await tabs.ids();
      // The next sign-in opens this club: what another tab keeps of a further one would not come back.
      return userIds.flatMap((id) => drafts.wouldLose(id, id === user.id ? openTabs : null)).length;
    };
    const ask = async () => {
      const outboxes = await Promise.all(userIds.map((id) => loadOutbox(services, id)));
      await outboxes[0]?.flush();
      const unsent = outboxes.reduce((sum, outbox) => sum + outbox.read().entries.length, 0);
      const unsavedDrafts = await countDrafts();
      if (unsavedDrafts + unsent === 0) void signOut(session, call, log);
      else setUnsaved({ drafts: unsavedDrafts, unsent });
    };
    // Without the outbox's code nothing of it can be read: then it is asked in any case.
    ask().catch(async () => setUnsaved({ drafts: await countDrafts(), unsent: 0 }));
  }, [services, user.id]);

  if (unsaved === null) return <LoadingDialog />;
  const handleSignOut = () => {
    onClose();
    void signOut(services.session, services.call, services.log);
  };
  return <SignOutDialog {...unsaved} onSignOut={handleSignOut} onClose={onClose} />;
}
