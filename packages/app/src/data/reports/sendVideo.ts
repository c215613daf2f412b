import { finishVideoUpload, sendVideoPart, startVideoUpload, type Video } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";

type VideoSending = {
  call: Call;
  file: File;
  /** The video shows this ball from then on. */
  ballId: number;
  onProgress: (progress: VideoProgress) => void;
  signal: AbortSignal;
};

export type VideoProgress = {
  uploadId: number;
  /** Bytes that the server has. */
  sent: number;
};

/**
 * Sends a ball's video in parts, going on where the same file was broken off. Rejects with the `Failure`, what the
 * browser says of a file it cannot read any more, or the reason of `signal`.
 */
export async function sendVideo({ call, file, ballId, onProgress, signal }: VideoSending): Promise<Video> {
  const body = { bytes: file.size, resume_key: await resumeKey(file) };
  const { upload_id, part_bytes, received } = await call(startVideoUpload, { params: { id: ballId }, body, signal });
  const reportParts = (parts: number) =>
    onProgress({ uploadId: upload_id, sent: Math.min(parts * part_bytes, file.size) });

  reportParts(received);
  for (let part = received; part * part_bytes < file.size; part += 1) {
    const bytes = await file.slice(part * part_bytes, (part + 1) * part_bytes).arrayBuffer();
    await call(sendVideoPart, {
      params: { id: upload_id, part },
      body: new Uint8Array(bytes),
      type: "application/octet-stream",
      signal,
    });
    reportParts(part + 1);
  }
  return call(finishVideoUpload, { params: { id: upload_id }, signal });
}

/** Identifies a file of this device in 64 hex digits, without telling the server its name. */
async function resumeKey({ name, size, lastModified }: File): Promise<string> {
  const identity = new TextEncoder().encode(JSON.stringify([name, size, lastModified]));
  // Without a secure context (plain http in a school's network) browsers have no `subtle`.
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", identity))
    : plainDigest(identity);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FNV-1a with eight seeds. */
const plainDigest = (identity: Uint8Array) =>
  new Uint8Array(
    Uint32Array.from({ length: 8 }, (_, lane) =>
      identity.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5 + lane),
    ).buffer,
  );
