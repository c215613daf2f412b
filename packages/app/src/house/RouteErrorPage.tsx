import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { ErrorPage } from "../ErrorPage.tsx";
import { useServices } from "./services.ts";

/** What a page threw while it was loaded or drawn goes to the log; the coach reads what to do. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { log } = useServices();
  useEffect(() => log(`the page was not drawn: ${error instanceof Error ? error.stack : error}`), [error, log]);

  return <ErrorPage />;
}
