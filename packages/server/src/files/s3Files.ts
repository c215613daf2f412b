import { hash } from "node:crypto";
import { Failure } from "@kyuseki/domain";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "../config/filesConfig.ts";
import type { Files } from "./files.ts";

/** A coach waits for it, and the call ends at seven seconds. */
const patienceMs = 5000;
const absent = 404;

/**
 * Files in a bucket of any S3-compatible store, as `endpoint/bucket/name`.
 * Its calls throw Failure "unavailable" when the store refuses, breaks or takes longer than `timeoutMs`.
 */
export function createS3Files(
  { endpoint, bucket, region, accessKey, secretKey }: S3Config,
  { timeoutMs = patienceMs }: { timeoutMs?: number } = {},
): Files {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: "s3",
    retries: 1,
  });

  async function ask(method: "GET" | "PUT" | "DELETE", name: string, sent?: { bytes: Uint8Array; type: string }) {
    const body = sent ? new Uint8Array(sent.bytes) : undefined;
    try {
      const answer = await client.fetch(`${endpoint}/${bucket}/${name}`, {
        method,
        ...(body && { body }),
        headers: {
          ...(sent && { "content-type": sent.type }),
          // Signed, so that nothing can be changed on the way.
          "x-amz-content-sha256": hash("sha256", body ?? "", "hex"),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (!answer.ok && answer.status !== absent) throw new Error(`the store answered ${answer.status}`);
      return { status: answer.status, bytes };
    } catch (cause) {
      throw new Failure("unavailable", { retryAfterS: 1, cause });
    }
  }

  return {
    put: async (name, bytes, type) => {
      const { status } = await ask("PUT", name, { bytes, type });
      if (status === absent) throw new Failure("unavailable", { cause: new Error("the store has no such bucket") });
    },
    get: async (name) => {
      const { status, bytes } = await ask("GET", name);
      return status === absent ? undefined : bytes;
    },
    remove: async (name) => {
      await ask("DELETE", name);
    },
  };
}
