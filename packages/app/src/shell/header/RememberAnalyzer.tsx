import { storageKeys } from "@kyuseki/domain";
import { useEffect } from "react";

/** Keeps on this device whether its team has the analyzer, for the shell that stands before the app; draws nothing. */
export function RememberAnalyzer({ available }: { available: boolean }) {
  useEffect(() => {
    try {
      if (available) window.localStorage.setItem(storageKeys.analyzer, "1");
      else window.localStorage.removeItem(storageKeys.analyzer);
    } catch {
      // Without storage its entries appear with the app.
    }
  }, [available]);
  return null;
}
