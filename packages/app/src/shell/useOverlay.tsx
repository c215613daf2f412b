import { LoadingDialog, releaseText } from "@kyuseki/ui";
import { type ComponentType, type ReactElement, useCallback, useState } from "react";
import { useIntl } from "react-intl";
import type { OverlayName, OverlayProps } from "../services/overlayOpener.ts";
import { useServices } from "../services/services.ts";
import { useShell } from "../services/shellContext.ts";

/** The chunk of each dialog that any page can open. */
const overlays = {
  contact: () => import("./overlays/contact/ContactOverlay.tsx"),
  qr: () => import("./overlays/qr/QrOverlay.tsx"),
  switchTeam: () => import("./overlays/switchTeam/SwitchTeamOverlay.tsx"),
  // Already here without a network.
  signOut: () => import("./deferredParts.ts").then(({ SignOutOverlay }) => ({ Overlay: SignOutOverlay })),
} as const satisfies Record<OverlayName, () => Promise<{ Overlay: ComponentType<OverlayProps> }>>;

/**
 * At most one dialog of the shell; `open` fetches its chunk under a loading dialog (RO-6, RO-11), and stays the same
 * function until a dialog opens or closes: whoever may call it is below the whole shell.
 */
export function useOverlay(): { overlay: ReactElement | null; open: (name: OverlayName) => void } {
  const { chunks } = useShell();
  const { bus } = useServices();
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<ComponentType<OverlayProps> | "loading" | null>(null);

  const isFree = opened === null;
  const open = useCallback(
    async (name: OverlayName) => {
      if (!isFree) return;
      setOpened("loading");
      try {
        const { Overlay } = await chunks.load<{ Overlay: ComponentType<OverlayProps> }>(
          overlays[name],
          () => window.location.href,
        );
        setOpened(() => Overlay);
      } catch {
        setOpened(null);
        bus.emit("toast", { tone: "danger", text: formatMessage(releaseText.notArrived) });
      }
    },
    [isFree, chunks, bus, formatMessage],
  );

  if (opened === null) return { overlay: null, open };
  if (opened === "loading") return { overlay: <LoadingDialog />, open };
  const Opened = opened;
  return { overlay: <Opened onClose={() => setOpened(null)} />, open };
}
