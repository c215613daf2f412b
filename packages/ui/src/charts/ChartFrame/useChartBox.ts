import { useCallback, useState } from "react";
import { flushSync } from "react-dom";

/** The size of a chart's picture in CSS pixels. `em` is the size of its small text, which grows with the reader's. */
export type ChartBox = { width: number; height: number; em: number };

/** Measures the picture before its first paint and at every change of size; a hidden picture keeps its last size. */
export function useChartBox() {
  const [box, setBox] = useState<ChartBox | null>(null);

  const pictureRef = useCallback((picture: HTMLElement | null) => {
    if (!picture) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = picture;
      const em = Number.parseFloat(getComputedStyle(picture).fontSize);
      if (width === 0 || height === 0) return;
      setBox((old) => (old?.width === width && old.height === height && old.em === em ? old : { width, height, em }));
    };
    // Printing changes the width and lays out before an observer would run.
    const paper = window.matchMedia("print");
    const fitToPage = () => flushSync(measure);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(picture);
    paper.addEventListener("change", fitToPage);
    return () => {
      observer.disconnect();
      paper.removeEventListener("change", fitToPage);
    };
  }, []);

  return { pictureRef, box };
}
