import { expect, test, vi } from "vitest";
import { endTurn, takeTurn } from "./drawingTurns.ts";

const chart = (isDrawn = true) => vi.fn(() => isDrawn);

test("最初の図はすぐに、次の図は前の図が描き終わってから描く", () => {
  const [first, second, third] = [chart(), chart(), chart()];
  for (const draw of [first, second, third]) takeTurn(draw);
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  endTurn(first);
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  endTurn(second);
  endTurn(third);
  expect(third).toHaveBeenCalledTimes(1);
});

test("隠れた図と、番の来る前に消えた図は、次の図を待たせない", () => {
  const [first, gone, hidden, last] = [chart(), chart(), chart(false), chart()];
  for (const draw of [first, gone, hidden, last]) takeTurn(draw);
  endTurn(gone);
  endTurn(first);
  expect([gone, hidden, last].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  endTurn(last);
});

test("描いている間に消えた図のあとも、次の図を描く", () => {
  const [leaving, next] = [chart(), chart()];
  takeTurn(leaving);
  takeTurn(next);
  endTurn(leaving);
  endTurn(leaving);
  expect(next).toHaveBeenCalledTimes(1);
  endTurn(next);
});
