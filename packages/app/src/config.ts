import { type PageConfig, pageConfigSchema } from "@kyuseki/domain";

/** D-11. The settings in the page; without them (the development server) the app stands alone. */
export function readPageConfig(page: Document): PageConfig {
  const text = page.getElementById("kyuseki-config")?.textContent ?? "{}";
  const config = pageConfigSchema.safeParse(JSON.parse(text));
  return config.success ? config.data : standalone;
}

const standalone: PageConfig = { topSiteUrl: null, playerSiteUrl: null, demo: null };
