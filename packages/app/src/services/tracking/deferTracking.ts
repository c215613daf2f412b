import type { Tracking, TrackingOptions } from "./createTracking.ts";
import { whenIdle } from "./whenIdle.ts";

/** The tracking, loaded only where it is configured and once the browser has nothing to do (D-12). */
export function deferTracking(options: TrackingOptions): Pick<Tracking, "pageView"> {
  const { config, session, warn = console.warn } = options;
  if (!config.tracking) return { pageView: () => {} };
  const loaded = load(options).catch((error) => {
    warn(`tracking: ${error}`);
    return null;
  });
  const personId = () => {
    const now = session.read();
    return now.status === "signed_in" ? now.user.id : null;
  };

  return {
    pageView: (title, pathname) => {
      const id = personId();
      void loaded.then((tracking) => {
        // What somebody saw who has left meanwhile is not the next person's.
        if (id === null || id === personId()) tracking?.pageView(title, pathname);
      });
    },
  };
}

async function load(options: TrackingOptions): Promise<Tracking> {
  await whenIdle();
  return (await import("./createTracking.ts")).createTracking(options);
}
