import { DayFollower } from "./DayFollower.tsx";
import { InstallHintHost } from "./InstallHintHost.tsx";
import { ProofHost } from "./ProofHost.tsx";
import { ReleaseFollower } from "./ReleaseFollower.tsx";
import { TeamMoved } from "./TeamMoved.tsx";
import { UnsentSender } from "./UnsentSender.tsx";

/** What waits beside every page for something to happen. */
export function DeferredHosts() {
  return (
    <>
      <UnsentSender />
      <ProofHost />
      <TeamMoved />
      <ReleaseFollower />
      <DayFollower />
      <InstallHintHost />
    </>
  );
}
