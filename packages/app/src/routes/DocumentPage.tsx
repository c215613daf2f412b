import { DocumentScreen } from "@kyuseki/ui/screens/Document";
import type { Article } from "@kyuseki/ui/screens/Help";
import { useLocation } from "react-router-dom";
import { useSession } from "../services/services.ts";

/** A text to read through: inside the shell for whoever is signed in, on its own for everybody else. */
export function DocumentPage({ document }: { document: Article }) {
  const { pathname, hash } = useLocation();
  const { status } = useSession();

  return (
    <DocumentScreen
      document={document}
      anchor={decodeURIComponent(hash.slice(1))}
      hrefOf={(anchor) => `${pathname}#${anchor}`}
      onPrint={() => window.print()}
      loginHref={status === "signed_in" ? undefined : "/login"}
    />
  );
}
