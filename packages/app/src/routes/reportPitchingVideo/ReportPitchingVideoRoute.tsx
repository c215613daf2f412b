import { ReportPitchingVideoScreen } from "@kyuseki/ui/screens/ReportPitchingVideo";
import { useSignedIn } from "../../services/services.ts";
import { ballPrefetch, useBallPage } from "../report/useBallPage.ts";

export const prefetch = ballPrefetch("pitching");

export function Component() {
  const { team } = useSignedIn();
  return <ReportPitchingVideoScreen {...useBallPage("pitching")} reading={team.pitch_reading} />;
}
