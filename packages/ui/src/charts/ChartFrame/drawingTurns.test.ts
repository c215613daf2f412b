import { expect, test, vi } from "vitest";
import { endDrawingTurn, takeDrawingTurn } from "./drawingTurns.ts";

const chart = (isDrawn = true) => vi.fn(() => isDrawn);

test("最初の図はすぐに、次の図は前の図が描き終わってから描く", () => {
  const [first, second, third] = [chart(), chart(), chart()];
  for (const draw of [first, second, third]) takeDrawingTurn(draw);
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  endDrawingTurn(first);
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  endDrawingTurn(second);
  endDrawingTurn(third);
  expect(third).toHaveBeenCalledTimes(1);
});

test("隠れた図と、番の来る前に消えた図は、次の図を待たせない", () => {
  const [first, gone, hidden, last] = [chart(), chart(), chart(false), chart()];
  for (const draw of [first, gone, hidden, last]) takeDrawingTurn(draw);
  endDrawingTurn(gone);
  endDrawingTurn(first);
  expect([gone, hidden, last].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  endDrawingTurn(last);
});

test("描いている間に消えた図のあとも、次の図を描く", () => {
  const [leaving, next] = [chart(), chart()];
  takeDrawingTurn(leaving);
  takeDrawingTurn(next);
  endDrawingTurn(leaving);
  endDrawingTurn(leaving);
  expect(next).toHaveBeenCalledTimes(1);
  endDrawingTurn(next);
});
