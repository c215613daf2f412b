import { createToasts, failureText } from "@kyuseki/ui";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { reloadOnce } from "../services/events/reloadOnce.ts";
import { useServices } from "../services/services.ts";
import { useDeferred } from "./useDeferred.ts";

/** The toasts of the app, on every page of the shell (D-2, SE-6, ER-2). */
export function Notices() {
  const { bus, session } = useServices();
  const { formatMessage } = useIntl();
  const [toasts] = useState(createToasts);

  useEffect(() => bus.on("toast", toasts.raise), [bus, toasts]);
  useEffect(
    () =>
      bus.on("failure", ({ code, message }) => {
        // Without a sentence of the server's, a Failure's message is its code.
        toasts.raise({ tone: "danger", text: message === code ? formatMessage(failureText[code]) : message });
      }),
    [bus, toasts, formatMessage],
  );
  useEffect(() => {
    const stop = reloadOnce(bus, { reload: () => window.location.reload(), later: window.setTimeout });
    const state = session.read();
    // What is prefetched may hear that the session is over before the page stands to listen.
    if (state.status === "signed_out" && state.reason === "expired_in_use") bus.emit("reload", null);
    return stop;
  }, [bus, session]);

  const deferred = useDeferred();
  return (
    deferred && (
      <>
        <deferred.ToastRegion toasts={toasts} />
        <deferred.DeferredHosts />
      </>
    )
  );
}
