// Shared drawing of the scenes: colours and figures.

export type Point = readonly [x: number, y: number];
export type Context = OffscreenCanvasRenderingContext2D;
/** `moment` is the frame its poster shows. */
export type Scene = { moment: number; draw: (context: Context, frame: number) => void };

export const ink = {
  sky: "#0b1626",
  net: "#1d3a56",
  fence: "#0b2a24",
  grass: "#174f3d",
  ground: "#7a4a2c",
  line: "#f4faf6",
  figure: "#ffffff",
  mark: "#e9f24a",
  rim: "#0b1626",
};

/** Sky, net and grass down to `horizon`; the ground is the scene's. */
export function drawField(context: Context, horizon: number) {
  context.fillStyle = ink.sky;
  context.fillRect(0, 0, 640, 360);
  context.strokeStyle = ink.net;
  context.lineWidth = 1;
  context.beginPath();
  for (let x = 0; x <= 640; x += 40) line(context, [x + 0.5, horizon - 76], [x + 0.5, horizon - 14]);
  for (let y = horizon - 76; y < horizon - 14; y += 26) line(context, [0, y + 0.5], [640, y + 0.5]);
  context.stroke();
  context.fillStyle = ink.fence;
  context.fillRect(0, horizon - 14, 640, 14);
  context.fillStyle = ink.grass;
  context.fillRect(0, horizon, 640, 360 - horizon);
}

/** A limb or a torso through `points`. */
export function drawSkeleton(context: Context, points: readonly Point[], width = 7, color = ink.figure) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

export function drawHead(context: Context, [x, y]: Point, radius: number) {
  context.strokeStyle = ink.figure;
  context.lineWidth = 5;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

export function drawJoints(context: Context, points: readonly Point[], radius = 5.5) {
  for (const point of points) {
    dot(context, point, radius + 1.5, ink.rim);
    dot(context, point, radius, ink.mark);
  }
}

export function dot(context: Context, [x, y]: Point, radius: number, color: string) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

export function fillShape(context: Context, points: readonly Point[], color: string) {
  context.fillStyle = color;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.fill();
}

/** Adds to the path begun. */
export function line(context: Context, [x1, y1]: Point, [x2, y2]: Point) {
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
}
