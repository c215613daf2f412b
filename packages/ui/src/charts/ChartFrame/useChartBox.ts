import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type BeginDrawing, endDrawingTurn, takeDrawingTurn } from "./drawingTurns.ts";

/** The size of a chart's picture in CSS pixels. `em` is the size of its small text, which grows with the reader's. */
export type ChartBox = { width: number; height: number; em: number };

/** Measures the picture when it is its turn to be drawn and at every change of size; a hidden picture keeps its last size. */
export function useChartBox() {
  const [box, setBox] = useState<ChartBox | null>(null);
  const measured = useRef<ChartBox | null>(null);
  const turn = useRef<BeginDrawing | null>(null);

  const pictureRef = useCallback((picture: HTMLElement | null) => {
    if (!picture) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = picture;
      const em = Number.parseFloat(getComputedStyle(picture).fontSize);
      const old = measured.current;
      if (width === 0 || height === 0) return false;
      if (old?.width === width && old.height === height && old.em === em) return false;
      measured.current = { width, height, em };
      setBox(measured.current);
      return true;
    };
    // Printing changes the width and lays out before an observer would run, or a drawing in slices be done.
    const paper = window.matchMedia("print");
    const fitToPage = () =>
      flushSync(() => {
        measure();
        setBox(measured.current);
      });
    const observer = new ResizeObserver(measure);
    const draw = () => {
      observer.observe(picture);
      return measure();
    };
    turn.current = draw;
    takeDrawingTurn(draw);
    paper.addEventListener("change", fitToPage);
    return () => {
      endDrawingTurn(draw);
      observer.disconnect();
      paper.removeEventListener("change", fitToPage);
    };
  }, []);

  useEffect(() => {
    if (box && turn.current) endDrawingTurn(turn.current);
  }, [box]);

  return { pictureRef, box };
}
