import { useEffect, useEffectEvent, useState } from "react";

/** Brings a part of the screen's code; null when it did not arrive, which has been said then. */
export type LoadPart = <Part>(part: () => Promise<Part>) => Promise<Part | null>;

/** A part of a screen that is fetched when it is first wanted: before that it costs nothing. */
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
      else setArrived({ part });
    });
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  return isWanted ? (arrived?.part ?? null) : null;
}
