import { EndLabel } from "../ChartFrame/EndLabel.tsx";

export type LoadEndsProps = {
  x: number;
  limit: { y: number; words: string } | null;
  last: { y: number; value: string } | undefined;
  em: number;
};

/** 上限の名前と最後の合計。近ければ、低いほうが下へ、高いほうが上へよける。 */
export function LoadEnds({ x, limit, last, em }: LoadEndsProps) {
  const apart = limit && last ? Math.max(0, 1.5 * em - Math.abs(last.y - limit.y)) / 2 : 0;
  const isBelow = !limit || !last || last.y >= limit.y;
  return (
    <>
      {limit && (
        <text data-part="name" x={x} y={limit.y + (isBelow ? -apart : apart)} dy="0.35em">
          {limit.words}
        </text>
      )}
      {last && <EndLabel x={x} y={last.y + (isBelow ? apart : -apart)} value={last.value} />}
    </>
  );
}
