import { dayInJapan } from "@kyuseki/domain";
import { useSyncExternalStore } from "react";

/** The day in Japan; it changes at midnight, also on a page that is in view all the time or slept until another day. */
export const useDayInJapan = (): string => useSyncExternalStore(followMinutes, currentDay);

/** The present minute, unix seconds; it goes on while a page stays open, and when one that slept is looked at again. */
export const useNowS = (): number => useSyncExternalStore(followMinutes, currentMinute);

/** Calls once a day in Japan has begun, also by the server's clock: this device's may be fast. Returns the way to stop. */
export function followDays(onNewDay: () => void): () => void {
  let known = currentDay();
  let timer: number | undefined;
  const stop = followMinutes(() => {
    if (currentDay() === known) return;
    known = currentDay();
    timer = window.setTimeout(onNewDay, clockToleranceMs);
  });
  return () => {
    stop();
    window.clearTimeout(timer);
  };
}

const currentDay = () => dayInJapan(new Date());
const currentMinute = () => Math.floor(Date.now() / minuteMs) * 60;

const minuteMs = 60_000;
const clockToleranceMs = 5000;

/** One clock for everybody on a page. */
const clocks = new WeakMap<Window, ReturnType<typeof createMinuteClock>>();

function followMinutes(onChange: () => void) {
  const clock = clocks.get(window) ?? createMinuteClock(window);
  clocks.set(window, clock);
  return clock.follow(onChange);
}

/**
 * Calls whoever follows at each full minute, midnight among them, and when the page is looked at again. A device that
 * sleeps stops its timers: because none is longer than a minute, the clock is right again within one after it wakes.
 */
function createMinuteClock(page: Window) {
  const listeners = new Set<() => void>();
  let timer: number | undefined;

  const look = () => {
    wait();
    for (const listener of listeners) listener();
  };
  function wait() {
    page.clearTimeout(timer);
    timer = page.setTimeout(look, minuteMs - (Date.now() % minuteMs));
  }
  const start = () => {
    wait();
    page.document.addEventListener("visibilitychange", look);
    for (const event of looks) page.addEventListener(event, look);
  };
  const stop = () => {
    page.clearTimeout(timer);
    page.document.removeEventListener("visibilitychange", look);
    for (const event of looks) page.removeEventListener(event, look);
  };

  return {
    /** Returns the way to stop. */
    follow: (listener: () => void) => {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** `pageshow`: a page that the browser had frozen is gone back to. */
const looks = ["focus", "pageshow"] as const;
