import { ProgressLine } from "@kyuseki/ui";
import { useNavigation } from "react-router-dom";

/** Shown from the press until the next page is there. */
export function NavigationLine() {
  return useNavigation().state !== "idle" && <ProgressLine />;
}
