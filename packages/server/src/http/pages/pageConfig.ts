import type { PageConfig, TrackingSettings } from "@kyuseki/domain";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../db/pool.ts";
import { demoAccounts, demoPassword } from "../../demo/accounts.ts";
import { findAnyAccount } from "../../store/account/users.ts";
import { passkeySiteOf } from "../auth/passkeySite.ts";

const configBlock = /(<script\b[^>]*\bid="kyuseki-config"[^>]*>)[\s\S]*?(<\/script>)/;

/** What the app needs to know of the server's settings, as JSON that no script element ends in. */
export async function pageConfigJson(
  config: Pick<Config, "topSiteUrl" | "playerSiteUrl" | "tracking" | "demo"> &
    Partial<Pick<Config, "mail" | "publicUrl">>,
  db: Db,
): Promise<string> {
  const site = config.publicUrl === undefined ? undefined : passkeySiteOf(config.publicUrl);
  const publicConfig: PageConfig = {
    topSiteUrl: config.topSiteUrl ?? null,
    playerSiteUrl: config.playerSiteUrl ?? null,
    // A link needs an address of ours to begin with.
    ...(config.mail && { mail: { links: config.publicUrl !== undefined } }),
    ...(config.publicUrl !== undefined && { passkeyOrigin: site?.origin ?? null }),
    ...trackingOf(config),
    demo: config.demo && (await demoExists(db)) ? demo : null,
  };
  return JSON.stringify(publicConfig).replaceAll("<", "\\u003c");
}

/** Hands the settings over in the page, so that nothing is rebuilt (D-11). */
export const withPageConfig = (html: string, settings: string) =>
  html.replace(configBlock, (_, open: string, close: string) => open + settings + close);

/** Nothing at all unless something is configured. */
function trackingOf({ tracking }: Pick<Config, "tracking">): { tracking?: TrackingSettings } {
  const { analyticsToken: token, recordingPercent, tagManager, webAnalytics, paymentScriptUrl } = tracking;
  const analytics = token === undefined ? undefined : { token, recordingPercent };
  if (!analytics && !tagManager && !webAnalytics && !paymentScriptUrl) return {};
  return { tracking: { analytics, tagManager, webAnalytics, paymentScriptUrl } };
}

const demo = { accounts: demoAccounts.map(({ email, label }) => ({ email, label })), password: demoPassword };

/** A page must open while the database is away: it is the app that then says so. */
async function demoExists(db: Db): Promise<boolean> {
  const [first] = demoAccounts;
  return first ? findAnyAccount(db, first.email).catch(() => false) : false;
}
