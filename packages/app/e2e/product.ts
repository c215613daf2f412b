import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startProduct, temporaryData } from "../../../scripts/productProcess.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the product under test, without a trailing slash. */
    product: string;
    /** File with everything its server has logged. */
    productLog: string;
  }
}

/** Starts the built product over an empty folder with its demo team. */
export default async function openProduct(project: TestProject) {
  const { dataDir, remove } = temporaryData();
  const logFile = join(dataDir, "server.log");
  const { url, stop } = await startProduct(dataDir, logFile).catch((error: unknown) => {
    console.error(readFileSync(logFile, "utf8"));
    throw error;
  });
  project.provide("product", url);
  project.provide("productLog", logFile);
  return async () => {
    await stop();
    for (const line of warningsOf(logFile)) console.error(line);
    remove();
  };
}

const warningsOf = (logFile: string) =>
  readFileSync(logFile, "utf8")
    .split("\n")
    .filter((line) => /"level":[456]0/.test(line));
