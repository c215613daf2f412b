// A pitch of a right-hander from the catcher's view.
import {
  type Context,
  dot,
  drawField,
  drawHead,
  drawJoints,
  drawSkeleton,
  ink,
  line,
  type Point,
  type Scene,
} from "./figure.ts";
import { type Key, poseAt } from "./motion.ts";

const release = 38;
const caught = 51;
const target: Point = [302, 262];

/** Leaves the hand at frame 38. */
export const pitch: Scene = {
  moment: release,
  draw(context, frame) {
    const pose = poseAt(poses, frame);
    drawField(context, 140);
    mound(context, { y: 206, halfWidth: 118, halfHeight: 30 });
    mound(context, { y: 386, halfWidth: 420, halfHeight: 120 });
    drawZone(context);
    drawPitcher(context, pose);
    drawBall(context, frame, pose.throwHand);
  },
};

function mound(context: Context, { y, halfWidth, halfHeight }: { y: number; halfWidth: number; halfHeight: number }) {
  context.fillStyle = ink.ground;
  context.beginPath();
  context.ellipse(320, y, halfWidth, halfHeight, 0, Math.PI, 2 * Math.PI);
  context.ellipse(320, y, halfWidth, halfHeight / 4, 0, 0, Math.PI);
  context.fill();
}

function drawZone(context: Context) {
  context.strokeStyle = ink.net;
  context.lineWidth = 2;
  context.beginPath();
  for (const share of [1, 2]) {
    line(context, [282 + share * 25, 232], [282 + share * 25, 328]);
    line(context, [282, 232 + share * 32], [357, 232 + share * 32]);
  }
  context.stroke();
  context.strokeStyle = ink.line;
  context.strokeRect(282, 232, 75, 96);
}

function drawPitcher(context: Context, pose: Pose) {
  const { head, throwShoulder, gloveShoulder, throwElbow, throwHand, gloveElbow, gloveHand } = pose;
  const { backHip, frontHip, backKnee, backFoot, frontKnee, frontFoot } = pose;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  drawSkeleton(context, [backHip, backKnee, backFoot], 6);
  drawSkeleton(context, [frontHip, frontKnee, frontFoot], 6);
  drawSkeleton(context, [backHip, frontHip], 6);
  drawSkeleton(context, [middle(throwShoulder, gloveShoulder), middle(backHip, frontHip)], 7);
  drawSkeleton(context, [throwHand, throwElbow, throwShoulder, gloveShoulder, gloveElbow, gloveHand], 6);
  drawHead(context, head, 13);
  drawJoints(
    context,
    [
      throwHand,
      throwElbow,
      throwShoulder,
      gloveShoulder,
      gloveElbow,
      gloveHand,
      backHip,
      frontHip,
      backKnee,
      backFoot,
      frontKnee,
      frontFoot,
    ],
    4,
  );
}

/** The ball grows as it approaches, and stays where it was caught. */
function drawBall(context: Context, frame: number, hand: Point) {
  const from = poseAt(poses, release).throwHand;
  const share = Math.min(Math.max((frame - release) / (caught - release), 0), 1);
  const near = share ** 1.6;
  const at: Point =
    share === 0 ? hand : [from[0] + (target[0] - from[0]) * near, from[1] + (target[1] - from[1]) * near];
  if (share > 0) {
    context.setLineDash([3, 5]);
    drawSkeleton(context, [from, at], 2, ink.mark);
    context.setLineDash([]);
  }
  dot(context, at, 4.5 + 5 * near, share < 1 ? ink.figure : ink.mark);
}

type Joint =
  | "head"
  | `${"throw" | "glove"}${"Shoulder" | "Elbow" | "Hand"}`
  | `${"back" | "front"}${"Hip" | "Knee" | "Foot"}`;
type Pose = Record<Joint, Point>;

const set: Pose = {
  head: [320, 82],
  throwShoulder: [305, 106],
  gloveShoulder: [335, 106],
  throwElbow: [298, 128],
  throwHand: [317, 124],
  gloveElbow: [342, 128],
  gloveHand: [325, 126],
  backHip: [311, 148],
  frontHip: [329, 148],
  backKnee: [310, 172],
  backFoot: [309, 197],
  frontKnee: [330, 172],
  frontFoot: [332, 197],
};
const lift: Pose = {
  ...set,
  head: [318, 82],
  throwHand: [315, 118],
  gloveHand: [324, 119],
  frontKnee: [344, 134],
  frontFoot: [338, 166],
};
const stride: Pose = {
  ...set,
  head: [316, 90],
  throwShoulder: [302, 113],
  gloveShoulder: [332, 112],
  throwElbow: [276, 118],
  throwHand: [262, 140],
  gloveElbow: [354, 116],
  gloveHand: [372, 122],
  backHip: [308, 154],
  frontHip: [326, 155],
  backKnee: [292, 178],
  backFoot: [306, 198],
  frontKnee: [340, 180],
  frontFoot: [346, 206],
};
const cocked: Pose = {
  ...stride,
  head: [318, 92],
  throwShoulder: [302, 114],
  gloveShoulder: [332, 116],
  throwElbow: [276, 106],
  throwHand: [258, 84],
  gloveElbow: [352, 128],
  gloveHand: [346, 144],
  frontKnee: [342, 182],
  frontFoot: [350, 212],
};
const released: Pose = {
  ...cocked,
  head: [326, 96],
  throwShoulder: [304, 110],
  gloveShoulder: [334, 120],
  throwElbow: [282, 86],
  throwHand: [268, 54],
  gloveElbow: [352, 136],
  gloveHand: [340, 148],
  backHip: [314, 160],
  frontHip: [332, 160],
  backKnee: [296, 186],
  backFoot: [300, 200],
  frontKnee: [346, 186],
  frontFoot: [352, 214],
};
const through: Pose = {
  ...released,
  head: [336, 114],
  throwShoulder: [316, 130],
  gloveShoulder: [346, 128],
  throwElbow: [318, 152],
  throwHand: [340, 170],
  gloveElbow: [360, 140],
  gloveHand: [352, 152],
  backHip: [322, 164],
  frontHip: [338, 160],
  backKnee: [306, 180],
  backFoot: [292, 176],
};
const finish: Pose = {
  ...through,
  head: [340, 110],
  throwShoulder: [322, 128],
  throwElbow: [332, 150],
  throwHand: [356, 166],
  backKnee: [314, 186],
  backFoot: [300, 200],
};
const poses: Key<Pose>[] = [
  [0, set],
  [6, set],
  [17, lift],
  [21, lift],
  [29, stride],
  [34, cocked],
  [release, released],
  [43, through],
  [52, finish],
];
