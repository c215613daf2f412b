import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Config } from "../config/filesConfig.ts";

type Stored = { bytes: Buffer; type: string | undefined };
type Fault = (response: ServerResponse) => void;

/** One bucket. It checks each signature by the rules of AWS Signature Version 4, written down here once more. */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  let faults: Fault[] = [];
  const asked: string[] = [];

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    asked.push(`${request.method} ${request.url}`);
    const fault = faults.shift();
    if (fault) return fault(response);
    const errorCode = errorCodeOf(request, body);
    if (errorCode) return response.writeHead(403).end(`<Error><Code>${errorCode}</Code></Error>`);
    answer(request, body, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  const config: S3Config = { ...credentials, endpoint: `http://127.0.0.1:${port}`, bucket: "kyuseki-files" };

  function answer({ method, url = "", headers }: IncomingMessage, bytes: Buffer, response: ServerResponse) {
    const [, bucket, ...rest] = url.split("/");
    const name = rest.join("/");
    if (bucket !== config.bucket) return response.writeHead(404).end("<Error><Code>NoSuchBucket</Code></Error>");
    if (method === "PUT") {
      objects.set(name, { bytes, type: headers["content-type"] });
      return response.writeHead(200).end();
    }
    if (method === "DELETE") {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const found = objects.get(name);
    if (found) return response.writeHead(200).end(found.bytes);
    return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  }

  return {
    config,
    objects,
    asked,
    /** One a request; afterwards it works again. */
    fail: (...next: Fault[]) => {
      faults = next;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const credentials = {
  region: "jp-east-1",
  accessKey: "AKIDEXAMPLE",
  secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};

export const answersWith =
  (status: number): Fault =>
  (response) =>
    response.writeHead(status).end("<Error/>");
export const keepsSilent: Fault = () => {};
export const breaksOff: Fault = (response) => response.destroy();

/** The store's own name of what is wrong; undefined when the request is whose it says it is, and whole. */
function errorCodeOf({ method = "", url = "", headers }: IncomingMessage, body: Buffer): string | undefined {
  const header = (name: string) => String(headers[name] ?? "");
  const [, accessKey, date, region, signedHeaders = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header("authorization"),
    ) ?? [];
  if (accessKey !== credentials.accessKey) return "InvalidAccessKeyId";
  const stamp = header("x-amz-date");
  if (!stamp.startsWith(`${date}T`) || Math.abs(Date.now() - timeOf(stamp)) > 15 * 60_000)
    return "RequestTimeTooSkewed";
  const names = signedHeaders.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name))) return "AccessDenied";
  if (header("x-amz-content-sha256") !== sha256(body)) return "XAmzContentSHA256Mismatch";

  const canonical = [
    method,
    url,
    "",
    ...names.map((name) => `${name}:${header(name).trim()}`),
    "",
    signedHeaders,
    sha256(body),
  ].join("\n");
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n");
  const key = [date, region, "s3", "aws4_request"].reduce<Buffer>(
    (previous, part) => hmac(previous, part ?? ""),
    Buffer.from(`AWS4${credentials.secretKey}`),
  );
  return hmac(key, text).toString("hex") === signature ? undefined : "SignatureDoesNotMatch";
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const timeOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
