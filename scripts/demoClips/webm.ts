// WebM (RFC 8794, RFC 9559) with one VP9 track: a cluster and a cue for every key frame, the duration in the header.

type Frame = { data: Uint8Array; key: boolean };
type Film = { frames: Frame[]; width: number; height: number; fps: number };

/** `frames` are the coded frames in order, one every 1/`fps` s. Returns the bytes of the file. */
export function muxWebm({ frames, width, height, fps }: Film): Buffer {
  const timeOf = (index: number) => Math.round((index * 1000) / fps);
  const clusters: { time: number; blocks: Buffer[] }[] = [];
  for (const [index, frame] of frames.entries()) {
    if (frame.key) clusters.push({ time: timeOf(index), blocks: [] });
    const cluster = clusters.at(-1);
    if (!cluster) throw new Error("the first frame must be a key");
    cluster.blocks.push(simpleBlock(frame, timeOf(index) - cluster.time));
  }
  const bodies = clusters.map(({ time, blocks }) => element(0x1f43b675, uint(0xe7, time), ...blocks));
  const info = element(
    0x1549a966,
    uint(0x2ad7b1, 1_000_000),
    element(0x4489, float(timeOf(frames.length))),
    text(0x4d80, "kyuseki"),
    text(0x5741, "kyuseki"),
  );
  const video = element(0xe0, uint(0xb0, width), uint(0xba, height));
  const track = element(0xae, uint(0xd7, 1), uint(0x73c5, 1), uint(0x83, 1), uint(0x9c, 0), text(0x86, "V_VP9"), video);
  const tracks = element(0x1654ae6b, track);
  // Positions have a fixed width of four bytes, so that the cues' size is known before their values.
  const cuesAt = (positions: number[]) =>
    element(
      0x1c53bb6b,
      ...clusters.map(({ time }, index) =>
        element(0xbb, uint(0xb3, time), element(0xb7, uint(0xf7, 1), fixed(0xf1, positions[index] ?? 0))),
      ),
    );
  let position = info.length + tracks.length + cuesAt([]).length;
  const positions = bodies.map(({ length }) => {
    position += length;
    return position - length;
  });
  return Buffer.concat([head, element(0x18538067, info, tracks, cuesAt(positions), ...bodies)]);
}

function simpleBlock({ key, data }: Frame, time: number) {
  return element(0xa3, Buffer.from([0x81, time >> 8, time & 0xff, key ? 0x80 : 0]), data);
}

/** The length always in four bytes. */
function element(id: number, ...parts: Uint8Array[]) {
  const body = Buffer.concat(parts);
  return Buffer.concat([bytesOf(id), bytesOf(0x10000000 + body.length), body]);
}

const uint = (id: number, value: number) => element(id, bytesOf(value));
const text = (id: number, value: string) => element(id, Buffer.from(value));

function fixed(id: number, value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

function float(value: number) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function bytesOf(value: number) {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex");
}

const head = element(
  0x1a45dfa3,
  uint(0x4286, 1),
  uint(0x42f7, 1),
  uint(0x42f2, 4),
  uint(0x42f3, 8),
  text(0x4282, "webm"),
  uint(0x4287, 2),
  uint(0x4285, 2),
);
