import { SetupScreen } from "@kyuseki/ui/screens/Setup";
import { useSetup } from "./useSetup.ts";

const hrefs = { login: "/login", addMembers: "/member-list/bulk-add", inviteCoaches: "/team-management", home: "/" };

export function Component() {
  return <SetupScreen {...useSetup()} hrefs={hrefs} />;
}
