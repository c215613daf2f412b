import { useEffect, useMemo, useState } from "react";

/** The minute that has begun; drawn again with each. */
export function useMinute(): Date {
  const [minute, setMinute] = useState(currentMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(currentMinute()), 1000);
    return () => clearInterval(timer);
  }, []);
  return useMemo(() => new Date(minute * minuteMs), [minute]);
}

const minuteMs = 60_000;
const currentMinute = () => Math.floor(Date.now() / minuteMs);
