import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { ChunkFailure } from "../services/chunkLoader.ts";
import { errorNumber } from "../services/errorNumber.ts";
import { useServices } from "../services/services.ts";
import { ErrorPage } from "./ErrorPage.tsx";

/** What a page threw while it was loaded or drawn goes to the log; the coach reads what to do, the rest of the page works. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { log } = useServices();
  const number = useMemo(() => errorNumber(error), [error]);
  useEffect(() => {
    log(`${number} the page was not drawn: ${error instanceof Error ? error.stack : error}`);
  }, [error, log, number]);
  const handleRetry = useRetry(error);

  return <ErrorPage error={error} number={number} onRetry={handleRetry} />;
}

/** Browsers remember that a module did not arrive until the page is loaded again; without a network that would lose it. */
function useRetry(error: unknown) {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(() => {
    if (error instanceof ChunkFailure && window.navigator.onLine) window.location.reload();
    else void navigate(location, { replace: true, state: location.state });
  }, [error, navigate, location]);
}
