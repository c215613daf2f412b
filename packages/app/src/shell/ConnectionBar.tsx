import { OfflineBar, ShellBanner } from "@kyuseki/ui";
import { useConnection } from "./useConnection.ts";

/** The bar over every page while there is no network. */
export function ConnectionBar() {
  const connection = useConnection();
  return (
    connection && (
      <ShellBanner>
        <OfflineBar connection={connection} />
      </ShellBanner>
    )
  );
}
