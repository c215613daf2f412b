// Runs in the browser: renders and encodes a scene frame by frame.
import type { Scene } from "./figure.ts";
import { pitch } from "./pitch.ts";
import { live, tee } from "./swing.ts";

const scenes = { tee, live, pitch } satisfies Record<string, Scene>;
const width = 480;
const height = 270;
/** Scenes and posters. */
const drawn = { width: 640, height: 360 };
const fps = 30;
const count = 60;
/** Two thirds of a second: stepping back a frame decodes at most this much. */
const framesToKey = 20;
const bitrate = 150_000;

/** The encoded frames and the poster at the scene's moment, as base64. */
export async function encodeScene(name: keyof typeof scenes) {
  const scene = scenes[name];
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.scale(width / drawn.width, height / drawn.height);
  const frames: { data: string; key: boolean }[] = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ data: bytes.toBase64(), key: chunk.type === "key" });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({ codec: "vp09.00.21.08", width, height, framerate: fps, bitrate, contentHint: "detail" });
  for (let index = 0; index < count; index += 1) {
    scene.draw(context, index);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1e6) / fps), duration: 1e6 / fps });
    encoder.encode(frame, { keyFrame: index % framesToKey === 0 });
    frame.close();
  }
  await encoder.flush();
  const still = new OffscreenCanvas(drawn.width, drawn.height);
  scene.draw(contextOf(still), scene.moment);
  const poster = await still.convertToBlob({ type: "image/webp", quality: 0.8 });
  return { frames, width, height, fps, poster: new Uint8Array(await poster.arrayBuffer()).toBase64() };
}

function contextOf(canvas: OffscreenCanvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser does not draw");
  return context;
}
