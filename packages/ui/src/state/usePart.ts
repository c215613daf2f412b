import { startTransition, useEffect, useEffectEvent, useState } from "react";

/** Imports a part of the screen; null when it did not load, which has been reported then. */
export type LoadPart = <Part>(part: () => Promise<Part>) => Promise<Part | null>;

/** A part of a screen that is imported on first use. It is drawn in slices, so that a large one holds up no press. */
export function usePart<Part>(
  isWanted: boolean,
  { load, fetchPart, onMissing }: { load: LoadPart; fetchPart: () => Promise<Part>; onMissing?: () => void },
): Part | null {
  const [arrived, setArrived] = useState<{ part: Part } | null>(null);
  const isMissing = isWanted && arrived === null;
  const bring = useEffectEvent(() => load(fetchPart));
  const handleMissing = useEffectEvent(() => onMissing?.());

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    void bring().then((part) => {
      if (!isCurrent) return;
      if (part === null) handleMissing();
      else startTransition(() => setArrived({ part }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  return isWanted ? (arrived?.part ?? null) : null;
}
