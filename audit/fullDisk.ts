// Fills the file store in a folder on a small disk of its own, for `npm run audit`; fails unless what did not fit left
// nothing behind.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { isConnectionFailure } from "../packages/server/src/db/connectionFailure.ts";
import { createFolderFiles } from "../packages/server/src/files/folderFiles.ts";

const [folder = ""] = process.argv.slice(2);
const files = createFolderFiles(folder);
const names = () => readdirSync(folder, { recursive: true }).map(String).sort();
const [small, large] = [Buffer.alloc(4096, "a"), Buffer.alloc(1024 * 1024, "b")];

await files.put("videos/one/0", small, "video/mp4");
for (const name of ["videos/one/0", "videos/one/1"]) {
  const failure = await files.put(name, large, "video/mp4").then(
    () => undefined,
    (error: unknown) => error,
  );
  assert(failure instanceof Error && "code" in failure && failure.code === "ENOSPC", `${failure} is no full disk`);
  assert(isConnectionFailure(failure), "a full disk is answered with 503");
}
assert.deepEqual(names(), ["videos", "videos/one", "videos/one/0"]);
assert.deepEqual(await files.get("videos/one/0"), small);
await files.put("videos/one/1", small, "video/mp4");
await files.remove("videos/one/0");
assert.deepEqual(names(), ["videos", "videos/one", "videos/one/1"]);
console.log("what did not fit left nothing behind, and what fits is taken again");
