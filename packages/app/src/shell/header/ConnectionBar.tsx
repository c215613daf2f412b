import { OfflineBar, ShellBanner } from "@kyuseki/ui";
import { useConnection } from "./useConnection.ts";

/** The bar over every page while there is no network, or something does not reach the server. */
export function ConnectionBar() {
  const connection = useConnection();
  return (
    connection && (
      <ShellBanner>
        <OfflineBar connection={connection} href="/sync-status" />
      </ShellBanner>
    )
  );
}
