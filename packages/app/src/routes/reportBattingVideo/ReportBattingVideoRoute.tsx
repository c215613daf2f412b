import { ReportBattingVideoScreen } from "@kyuseki/ui/screens/ReportBattingVideo";
import { ballPrefetch, useBallPage } from "../report/useBallPage.ts";

export const prefetch = ballPrefetch("batting");

export function Component() {
  return <ReportBattingVideoScreen {...useBallPage("batting")} />;
}
