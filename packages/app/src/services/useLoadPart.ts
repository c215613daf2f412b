import { type LoadPart, releaseText } from "@kyuseki/ui";
import { useCallback } from "react";
import { useIntl } from "react-intl";
import { useServices } from "./services.ts";
import { useShell } from "./shellContext.ts";

/** Loads code on first use; answers null after a failure, which a toast tells (R9). */
export function useLoadPart(): LoadPart {
  const { chunks } = useShell();
  const { bus } = useServices();
  const { formatMessage } = useIntl();

  return useCallback(
    async (part) => {
      try {
        return await chunks.load(part, () => window.location.href);
      } catch {
        bus.emit("toast", { tone: "danger", text: formatMessage(releaseText.notArrived) });
        return null;
      }
    },
    [chunks, bus, formatMessage],
  );
}
