import { videoLimits } from "@kyuseki/domain";

/**
 * The frame at `atS` seconds, or in the middle of the video, at most 640 px wide. null where this browser shows none
 * within five seconds, or it would be too large: a video does without.
 */
export async function videoPoster(file: Blob, atS: number | null): Promise<Blob | null> {
  const video = document.createElement("video");
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), patienceMs);
  let url = "";
  try {
    url = URL.createObjectURL(file);
    const ready = next(video, "loadeddata", over.signal);
    Object.assign(video, { muted: true, playsInline: true, preload: "auto", src: url });
    await ready;
    const seconds = atS ?? video.duration / 2;
    if (Number.isFinite(seconds)) {
      const seeked = next(video, "seeked", over.signal);
      video.currentTime = Math.min(seconds, video.duration);
      await seeked;
    }
    const drawn = await drawn640(video);
    return drawn && drawn.size <= videoLimits.posterMaxBytes ? drawn : null;
  } catch {
    // Not played here: somebody else's browser may still play it.
    return null;
  } finally {
    clearTimeout(timer);
    video.removeAttribute("src");
    if (url !== "") URL.revokeObjectURL(url);
  }
}

const patienceMs = 5000;

const next = (video: HTMLVideoElement, event: "loadeddata" | "seeked", signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener("error", () => reject(new Error("not playable")), { once: true, signal });
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

async function drawn640(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, videoLimits.posterWidth / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const webp = await encoded(canvas, "image/webp");
  // Safari writes no WebP, and answers with a PNG instead.
  return webp?.type === "image/webp" ? webp : encoded(canvas, "image/jpeg");
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

const quality = 0.8;
