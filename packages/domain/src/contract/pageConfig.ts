import * as z from "zod/mini";

const url = z.nullable(z.url({ protocol: /^https?$/ }));

/** D-11. The server's settings that the app must know, handed over in the page as JSON. */
export const pageConfigSchema = z.object({
  topSiteUrl: url,
  playerSiteUrl: url,
  /** First run: the accounts anyone may try. null once there is no demo. */
  demo: z.nullable(
    z.object({ accounts: z.array(z.object({ email: z.string(), label: z.string() })), password: z.string() }),
  ),
});
export type PageConfig = z.infer<typeof pageConfigSchema>;
