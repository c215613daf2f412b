import { LoadingDialog, TeamMovedDialog } from "@kyuseki/ui";
import { useEffect, useState } from "react";
import { openHome } from "../../services/openHome.ts";
import { useServices, useSession } from "../../services/services.ts";

/** Says that another club was opened in another tab, at each call that the server refuses for it. */
export function TeamMoved() {
  const { bus } = useServices();
  const shown = useSession();
  const [isTold, setIsTold] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => bus.on("teamMoved", () => setIsTold(true)), [bus]);

  if (isLeaving) return <LoadingDialog />;
  if (!isTold) return null;
  const handleReload = () => {
    setIsLeaving(true);
    if (shown.status === "signed_in") openHome(shown.user.id);
  };
  return <TeamMovedDialog onReload={handleReload} onClose={() => setIsTold(false)} />;
}
