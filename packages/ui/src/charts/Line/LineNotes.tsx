import { Annotation } from "../ChartFrame/Annotation.tsx";
import { textWidth } from "../theme/labels.ts";
import type { LineNote } from "./lineData.ts";
import { emptierSide, noteAlong, type PlacedPoint } from "./linePath.ts";

export type LineNotesProps = {
  notes: readonly LineNote[];
  lines: readonly { id: string; points: readonly PlacedPoint[] }[];
  /** 描く所の大きさ。CSS ピクセル。 */
  innerWidth: number;
  innerHeight: number;
  em: number;
};

const leaderPx = 14;
const offPx = 6;

/** 線に添える短い言葉。上下のうち線の少ないほうへ出し、端に近ければ内側へ向ける。 */
export function LineNotes({ notes, lines, innerWidth, innerHeight, em }: LineNotesProps) {
  return notes.map(({ date, text, seriesId }) => {
    const line = lines.find(({ id }) => id === seriesId) ?? lines[0];
    const point = line?.points.find((candidate) => candidate.date === date);
    if (!point) return null;
    const width = textWidth(text, em);
    const { anchor, from } = noteAlong(point.x, width, innerWidth);
    const side = emptierSide(
      lines.map(({ points }) => points),
      { from, to: from + width, y: point.y, reach: offPx + leaderPx + em * 1.4, bottom: innerHeight },
    );
    return (
      <Annotation key={date} x={point.x} y={point.y + side * offPx} dx={0} dy={side * leaderPx} anchor={anchor}>
        {text}
      </Annotation>
    );
  });
}
