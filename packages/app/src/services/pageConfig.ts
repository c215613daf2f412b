import type { PageConfig } from "@kyuseki/domain";

/** The settings in the page; without them (the development server) the app stands alone (D-11). */
export function readPageConfig(page: Document): PageConfig {
  const written: unknown = JSON.parse(page.getElementById("kyuseki-config")?.textContent ?? "null");
  return isPageConfig(written) ? written : standalone;
}

/** Our own server wrote it by the schema of the contract, which would weigh 9 kB here; the addresses are looked at again. */
function isPageConfig(value: unknown): value is PageConfig {
  if (typeof value !== "object" || value === null || !("demo" in value)) return false;
  return "topSiteUrl" in value && isSite(value.topSiteUrl) && "playerSiteUrl" in value && isSite(value.playerSiteUrl);
}

const isSite = (url: unknown) => url === null || (typeof url === "string" && /^https?:\/\//.test(url));

const standalone: PageConfig = { topSiteUrl: null, playerSiteUrl: null, demo: null };
