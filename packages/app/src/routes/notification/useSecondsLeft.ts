import { useEffect, useState } from "react";

/** Whole seconds until `instant`, counted down to 0; null for none. `onEnd` is called once it has come. */
export function useSecondsLeft(instant: string | null, onEnd: () => void): number | null {
  const end = instant === null ? null : Date.parse(instant);
  const [now, setNow] = useState(() => Date.now());
  const left = end === null ? null : Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left !== null && left > 0;

  useEffect(() => {
    if (end === null || !isRunning) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) onEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [end, isRunning, onEnd]);

  return left;
}
