import { dayInJapan } from "@kyuseki/domain";
import { useSyncExternalStore } from "react";

/** The day in Japan; it changes at midnight, and when a page that slept until another day is looked at again. */
export const useDayInJapan = (): string => useSyncExternalStore(followDays, currentDay);

const currentDay = () => dayInJapan(new Date());

function followDays(onChange: () => void) {
  let midnight: number;
  const wait = () => {
    midnight = window.setTimeout(() => {
      onChange();
      wait();
    }, untilMidnightMs());
  };
  wait();
  document.addEventListener("visibilitychange", onChange);
  window.addEventListener("focus", onChange);
  return () => {
    window.clearTimeout(midnight);
    document.removeEventListener("visibilitychange", onChange);
    window.removeEventListener("focus", onChange);
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const aheadMs = 9 * 60 * 60 * 1000;
const untilMidnightMs = () => dayMs - ((Date.now() + aheadMs) % dayMs);
