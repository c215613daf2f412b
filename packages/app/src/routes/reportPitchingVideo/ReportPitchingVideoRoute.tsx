import { ReportPitchingVideoScreen } from "@kyuseki/ui/screens/ReportPitchingVideo";
import { useSession } from "../../services/services.ts";
import { ballPrefetch, useBallPage } from "../report/useBallPage.ts";

export const prefetch = ballPrefetch("pitching");

export function Component() {
  const session = useSession();
  const page = useBallPage("pitching");
  return (
    page &&
    session.status === "signed_in" && <ReportPitchingVideoScreen {...page} reading={session.team.pitch_reading} />
  );
}
