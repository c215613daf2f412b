import { describe, expect, test } from "vitest";
import { scriptUrls, trackingOff } from "../../config/trackingConfig.ts";
import { contentPolicy } from "./contentPolicy.ts";
import { trackingSources } from "./trackingSources.ts";

const own = {
  tagManager: { id: "GTM-1", url: "https://tags.example/gtm.js" },
  webAnalytics: { id: "G-1", url: "https://tags.example/gtag/js" },
  paymentScriptUrl: "https://pay.example:8443/v3/",
};
const directive = (policy: string, name: string) => policy.split("; ").find((line) => line.startsWith(`${name} `));

describe("H2・AN-4 ページの方針に入る、よその読み込み元", () => {
  test("設定がなければ、方針はひと文字も変わらない", () => {
    expect(contentPolicy("<p></p>", trackingSources(trackingOff))).toBe(contentPolicy("<p></p>"));
    expect(contentPolicy("<p></p>")).not.toMatch(/https?:|frame-src/);
  });

  test("設定した読み込み元だけが、一度ずつ入る", () => {
    const policy = contentPolicy("<p></p>", trackingSources({ ...trackingOff, ...own }));
    const both = "https://tags.example https://pay.example:8443";
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${both}`);
    expect(directive(policy, "connect-src")).toBe(`connect-src 'self' ${both}`);
    expect(directive(policy, "img-src")).toBe(`img-src 'self' data: ${both}`);
    expect(directive(policy, "frame-src")).toBe("frame-src https://pay.example:8443");
    expect(directive(policy, "trusted-types")).toBe("trusted-types kyuseki");
  });

  test("よく知られたスクリプトには、その送り先も入る", () => {
    expect(trackingSources({ ...trackingOff, paymentScriptUrl: scriptUrls.payment })).toEqual({
      script: ["https://js.stripe.com"],
      connect: ["https://api.stripe.com"],
      img: ["https://*.stripe.com"],
      frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
    });
    expect(trackingSources({ ...trackingOff, webAnalytics: { id: "G-1", url: scriptUrls.webAnalytics } })).toEqual({
      script: ["https://www.googletagmanager.com"],
      connect: ["https://www.googletagmanager.com", "https://*.google-analytics.com", "https://*.analytics.google.com"],
      img: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
      frame: [],
    });
  });
});
