import { scriptUrls, type TrackingConfig } from "../../config/trackingConfig.ts";
import type { PolicySources } from "./contentPolicy.ts";

/** Who else may be loaded and called, exactly as far as it is configured (H2). Nothing configured, nobody. */
export function trackingSources({ tagManager, webAnalytics, paymentScriptUrl }: TrackingConfig): PolicySources {
  const configured = [
    tagManager && fromItself(tagManager.url),
    webAnalytics && { ...fromItself(webAnalytics.url), ...known(webAnalytics.url === scriptUrls.webAnalytics, google) },
    paymentScriptUrl && {
      ...fromItself(paymentScriptUrl),
      frame: [new URL(paymentScriptUrl).origin],
      ...known(paymentScriptUrl === scriptUrls.payment, stripe),
    },
  ].filter((sources) => typeof sources === "object");
  const all = (kind: keyof PolicySources) => [...new Set(configured.flatMap((sources) => sources[kind] ?? []))];
  return { script: all("script"), connect: all("connect"), img: all("img"), frame: all("frame") };
}

type ScriptSources = Partial<PolicySources>;

function fromItself(url: string): ScriptSources {
  const { origin } = new URL(url);
  return { script: [origin], connect: [origin], img: [origin] };
}

/** Where the well-known scripts send their findings and take their frames from. */
const known = (isKnown: boolean, sources: ScriptSources): ScriptSources => (isKnown ? sources : {});
const tagHost = new URL(scriptUrls.webAnalytics).origin;
const google: ScriptSources = {
  connect: [tagHost, "https://*.google-analytics.com", "https://*.analytics.google.com"],
  img: [tagHost, "https://*.google-analytics.com"],
};
const stripe: ScriptSources = {
  connect: ["https://api.stripe.com"],
  img: ["https://*.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
};
