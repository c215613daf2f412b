// OP-5: what the server stores files with, against an S3-compatible store that checks its signatures.
import assert from "node:assert/strict";
import { createS3Files } from "../packages/server/src/files/s3Files.ts";
import { temporaryData } from "../scripts/productProcess.ts";
import { startSwift } from "./swift.ts";

const { dataDir, remove } = temporaryData();
const { config, stop } = await startSwift(dataDir);
try {
  const files = createS3Files(config);
  // An object without a name is the bucket itself.
  await files.put("", new Uint8Array(), "application/xml");
  const [name, part] = ["logos/abc.webp", "videos/0d2c/0"];
  const [logo, film] = [Buffer.from([0, 255, 10, 13, 128]), Buffer.alloc(2 ** 20, "film")];
  await files.put(name, logo, "image/webp");
  await files.put(part, film, "video/mp4");
  assert.deepEqual([await files.get(name), await files.get(part)], [new Uint8Array(logo), new Uint8Array(film)]);
  await files.put(name, film, "image/webp");
  assert.deepEqual(await files.get(name), new Uint8Array(film));
  for (const gone of [name, part, part]) await files.remove(gone);
  assert.deepEqual([await files.get(name), await files.get(part)], [undefined, undefined]);

  const refused = { name: "Failure", code: "unavailable" };
  await assert.rejects(createS3Files({ ...config, secretKey: "wrong" }).put(name, logo, "image/webp"), refused);
  await assert.rejects(createS3Files({ ...config, bucket: "other" }).put(name, logo, "image/webp"), refused);
  console.log("put, read, replaced and deleted; a wrong key and a missing bucket are refused");
} finally {
  await stop();
  remove();
}
