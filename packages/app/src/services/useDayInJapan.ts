import { dayInJapan } from "@kyuseki/domain";
import { useSyncExternalStore } from "react";

/** The day in Japan; it changes at midnight, and when a page that slept until another day is looked at again. */
export const useDayInJapan = (): string => useSyncExternalStore(followDays, currentDay);

/** The present minute, unix seconds; it goes on while a page stays open, and when one that slept is looked at again. */
export const useNowS = (): number => useSyncExternalStore(followMinutes, currentMinute);

const currentDay = () => dayInJapan(new Date());
const currentMinute = () => Math.floor(Date.now() / minuteMs) * 60;

function followDays(onChange: () => void) {
  let midnight: number;
  const wait = () => {
    midnight = window.setTimeout(() => {
      onChange();
      wait();
    }, untilMidnightMs());
  };
  wait();
  const stopFollowing = followLooks(onChange);
  return () => {
    window.clearTimeout(midnight);
    stopFollowing();
  };
}

function followMinutes(onChange: () => void) {
  const timer = window.setInterval(onChange, minuteMs);
  const stopFollowing = followLooks(onChange);
  return () => {
    window.clearInterval(timer);
    stopFollowing();
  };
}

/** Calls when the page is looked at again. Returns the way to stop. */
function followLooks(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  window.addEventListener("focus", onChange);
  return () => {
    document.removeEventListener("visibilitychange", onChange);
    window.removeEventListener("focus", onChange);
  };
}

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
const aheadMs = 9 * 60 * minuteMs;
const untilMidnightMs = () => dayMs - ((Date.now() + aheadMs) % dayMs);
