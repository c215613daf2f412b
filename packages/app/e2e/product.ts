import type { TestProject } from "vitest/node";
import { startProduct, temporaryData } from "../../../scripts/productProcess.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the product under test, without a trailing slash. */
    product: string;
  }
}

/** Starts the product as a club first sees it: built, over an empty folder, with its demo team. */
export default async function openProduct(project: TestProject) {
  const { dataDir, remove } = temporaryData();
  const { url, stop } = await startProduct(dataDir);
  project.provide("product", url);
  return async () => {
    await stop();
    remove();
  };
}
