// A swing from the side: off a tee, and at a pitched ball.
import {
  type Context,
  dot,
  drawField,
  drawHead,
  drawJoints,
  drawSkeleton,
  fillShape,
  ink,
  line,
  type Point,
  type Scene,
} from "./figure.ts";
import { type Key, poseAt } from "./motion.ts";

/** Ball met at frame 36. */
export const tee = swingOf({ moment: 36, ball: ballOnTee, post: true });
/** Ball met at frame 30. */
export const live = swingOf({ moment: 30, ball: ballThrown, post: false });

type Swing = { moment: number; ball: (after: number) => Point; post: boolean };

function swingOf({ moment, ball, post }: Swing): Scene {
  return {
    moment,
    draw(context, frame) {
      const pose = poseAt(posesTo(moment), frame);
      drawField(context, 156);
      fillShape(
        context,
        [
          [0, 306],
          [640, 286],
          [640, 360],
          [0, 360],
        ],
        ink.ground,
      );
      drawBox(context);
      if (post)
        drawSkeleton(
          context,
          [
            [met[0], 318],
            [met[0], met[1] + 10],
          ],
          4,
          ink.rim,
        );
      drawBatter(context, pose);
      dot(context, ball(frame - moment), 7, ink.figure);
    },
  };
}

const met: Point = [384, 176];

/** Positions by frames after the impact. */
function ballOnTee(after: number): Point {
  return after < 0 ? met : [met[0] + 34 * after, met[1] - 7 * after + 0.12 * after ** 2];
}

function ballThrown(after: number): Point {
  if (after < 0) return [met[0] - 20 * after, met[1] + 1.4 * after + 0.03 * after ** 2];
  return [met[0] + 38 * after, met[1] - 11 * after + 0.14 * after ** 2];
}

function drawBox(context: Context) {
  context.strokeStyle = ink.line;
  context.lineWidth = 3;
  context.beginPath();
  line(context, [208, 318], [346, 318]);
  context.lineTo(364, 344);
  context.lineTo(190, 344);
  context.closePath();
  context.stroke();
  fillShape(
    context,
    [
      [392, 318],
      [436, 318],
      [452, 326],
      [436, 336],
      [388, 336],
    ],
    ink.line,
  );
}

function drawBatter(context: Context, pose: Pose) {
  const { head, neck, hip, backKnee, backFoot, frontKnee, frontFoot, backElbow, frontElbow, hands, angle, reach } =
    pose;
  const turn = (angle * Math.PI) / 180;
  const tip: Point = [hands[0] + reach * Math.cos(turn), hands[1] + reach * Math.sin(turn)];
  drawSkeleton(context, [backFoot, backKnee, hip, frontKnee, frontFoot]);
  drawSkeleton(context, [hip, neck], 9);
  drawSkeleton(context, [neck, backElbow, hands]);
  drawSkeleton(context, [hands, tip], 8, ink.mark);
  drawSkeleton(context, [neck, frontElbow, hands]);
  drawHead(context, head, 19);
  drawJoints(context, [backFoot, backKnee, hip, frontKnee, frontFoot, neck, backElbow, frontElbow, hands]);
}

/** The bat's `angle` in degrees, clockwise from straight ahead; `reach` is its visible length. */
function posesTo(moment: number): Key<Pose>[] {
  return [
    [0, stance],
    [moment - 20, stance],
    [moment - 12, load],
    [moment - 6, stride],
    [moment - 2, drop],
    [moment, meet],
    [moment + 3, extend],
    [moment + 9, follow],
    [moment + 17, finish],
  ];
}

type Joint = "head" | "neck" | "hip" | "hands" | `${"back" | "front"}${"Knee" | "Foot" | "Elbow"}`;
type Pose = Record<Joint, Point> & { angle: number; reach: number };

const stance: Pose = {
  head: [235, 112],
  neck: [233, 145],
  hip: [225, 222],
  backKnee: [194, 264],
  backFoot: [176, 318],
  frontKnee: [254, 266],
  frontFoot: [262, 318],
  backElbow: [202, 166],
  frontElbow: [252, 178],
  hands: [216, 146],
  angle: -112,
  reach: 80,
};
const load: Pose = {
  ...stance,
  head: [229, 114],
  neck: [226, 147],
  hip: [216, 223],
  backKnee: [190, 265],
  frontKnee: [258, 254],
  frontFoot: [262, 300],
  backElbow: [192, 168],
  frontElbow: [242, 182],
  hands: [202, 152],
  angle: -122,
};
const stride: Pose = {
  ...load,
  head: [235, 116],
  neck: [232, 149],
  hip: [222, 226],
  backKnee: [186, 266],
  backFoot: [172, 318],
  frontKnee: [272, 264],
  frontFoot: [298, 316],
  backElbow: [196, 172],
  frontElbow: [250, 182],
  hands: [208, 162],
  angle: -140,
};
const drop: Pose = {
  ...stride,
  head: [241, 114],
  neck: [237, 147],
  hip: [231, 225],
  frontKnee: [278, 264],
  frontFoot: [300, 314],
  backElbow: [252, 184],
  frontElbow: [276, 174],
  hands: [276, 192],
  angle: -250,
  reach: 66,
};
const meet: Pose = {
  ...drop,
  head: [242, 113],
  neck: [239, 145],
  hip: [232, 223],
  backKnee: [188, 264],
  backFoot: [166, 316],
  frontElbow: [284, 166],
  backElbow: [270, 186],
  hands: [312, 184],
  angle: -366,
  reach: 74,
};
const extend: Pose = {
  ...meet,
  head: [243, 112],
  hip: [236, 222],
  backKnee: [196, 264],
  backFoot: [170, 314],
  backElbow: [286, 172],
  frontElbow: [280, 156],
  hands: [318, 160],
  angle: -412,
  reach: 72,
};
const follow: Pose = {
  ...extend,
  head: [244, 111],
  neck: [243, 144],
  hip: [242, 221],
  backKnee: [208, 264],
  backFoot: [182, 312],
  backElbow: [288, 144],
  frontElbow: [262, 134],
  hands: [262, 122],
  angle: -496,
  reach: 76,
};
const finish: Pose = {
  ...follow,
  head: [246, 111],
  neck: [246, 144],
  backFoot: [188, 311],
  backElbow: [280, 140],
  frontElbow: [234, 136],
  hands: [236, 130],
  angle: -556,
  reach: 78,
};
