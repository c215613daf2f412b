import type { TrackingSettings } from "@kyuseki/domain";
import { scriptPolicy } from "./scriptPolicy.ts";
import type { Tracker } from "./tracker.ts";

type Tags = Omit<TrackingSettings, "analytics">;

declare global {
  interface Window {
    /** Where the tag manager and the web analytics look for what they are dataLayer. */
    dataLayer?: unknown[];
  }
}

/** Loads the scripts of others that are configured. One that does not come is a warning, no more (ER-3, AN-4). */
export function startTags(
  { tagManager, webAnalytics, paymentScriptUrl }: Tags,
  warn: (message: string) => void,
): Tracker {
  const dataLayer = window.dataLayer ?? [];
  window.dataLayer = dataLayer;
  const sources = [tagManager && withId(tagManager), webAnalytics && withId(webAnalytics), paymentScriptUrl];
  const policy = scriptPolicy(sources.filter((source) => source !== undefined));

  if (tagManager) dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  if (webAnalytics) {
    dataLayer.push(command("js", new Date()));
    // Its own page views would carry the address.
    dataLayer.push(
      command("config", webAnalytics.id, { send_page_view: false, page_location: window.location.origin }),
    );
  }
  for (const source of sources) {
    if (source) load(policy.createScriptURL(source), () => warn(`${new URL(source).host}: the script did not load`));
  }

  return {
    enter: () => {},
    pageView: ({ title, path, address }) => {
      const page = { page_title: title, page_path: path, page_location: address };
      if (tagManager) dataLayer.push({ event: "page_view", ...page });
      if (webAnalytics) dataLayer.push(command("set", page), command("event", "page_view", page));
    },
    // What a script has read stays with it; the page is loaded anew.
    leave: async () => {},
  };
}

const withId = ({ url, id }: { url: string; id: string }) => `${url}?id=${encodeURIComponent(id)}`;

/** The web analytics knows its commands by their being an `arguments` object; an array means nothing to it. */
function command(..._words: readonly unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

function load(source: string, handleError: () => void) {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  script.onerror = handleError;
  document.head.append(script);
}
