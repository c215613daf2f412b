declare module "*/scripts/browser.mjs" {
  export const chromiumArgs: string[];
  /** Throws a sentence that says what to do when there is no browser. */
  export function chromiumPath(): Promise<string>;
}

declare module "*/scripts/productProcess.mjs" {
  export function temporaryData(): { dataDir: string; remove(): void };
  /** `url` is the address without a trailing slash; `stop` waits until server and database have ended. */
  export function startProduct(dataDir: string, logFile?: string): Promise<{ url: string; stop(): Promise<void> }>;
}
