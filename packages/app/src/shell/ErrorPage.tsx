import { BrokenPart, brokenPartText, NewVersionBar, VisuallyHidden } from "@kyuseki/ui";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { ChunkFailure } from "../services/chunkLoader.ts";
import { useOnline } from "../services/useOnline.ts";

type ErrorPageProps = {
  error: unknown;
  /** Of this failure, for the log and the coach alike. */
  number: string;
  /** Tries what failed once more. */
  onRetry: () => void;
};

/** In place of a page that could not be loaded or drawn (R9, ER-4). */
export function ErrorPage({ error, number, onRetry }: ErrorPageProps) {
  const { formatMessage } = useIntl();
  const isOnline = useOnline();
  const isMissing = error instanceof ChunkFailure;
  useRetryWhenBack(isMissing && !isOnline, onRetry);

  if (isMissing && isOnline) return <NewVersionBar onReload={onRetry} />;
  return (
    <>
      <VisuallyHidden>
        <h2>{formatMessage(brokenPartText.title)}</h2>
      </VisuallyHidden>
      {isMissing ? (
        <BrokenPart kind="offline" onRetry={onRetry} />
      ) : (
        <BrokenPart
          kind="broken"
          number={number}
          onRetry={onRetry}
          onCopy={(text) => window.navigator.clipboard.writeText(text)}
        />
      )}
    </>
  );
}

function useRetryWhenBack(isAway: boolean, retry: () => void) {
  useEffect(() => {
    if (!isAway) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isAway, retry]);
}
