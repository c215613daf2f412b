/**
 * Runs in the page: pairs of words that overlap in one picture, such as 「115 × 目標」. Compares the words' ink, not
 * their line heights.
 */
export function crossedLabels(): string[] {
  const pen = document.createElement("canvas").getContext("2d");
  const pictures = Map.groupBy(document.querySelectorAll<SVGTextElement>("svg text"), (text) => {
    const figure = text.closest("figure");
    return figure ?? text.ownerSVGElement;
  });
  return [...pictures.values()].flatMap((texts) => {
    const labels = texts.flatMap((text) => inkOf(text));
    return labels.flatMap((one, at) =>
      labels.slice(at + 1).flatMap((other) => (cross(one.box, other.box) ? [`${one.words} × ${other.words}`] : [])),
    );
  });

  type Box = { left: number; right: number; top: number; bottom: number };

  function inkOf(text: SVGTextElement): { words: string; box: Box }[] {
    const { left, right, top, height } = text.getBoundingClientRect();
    const words = text.textContent?.trim() ?? "";
    const style = getComputedStyle(text);
    const isSeen = text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!pen || words === "" || height === 0 || !isSeen) return [];
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const line = pen.measureText(words);
    const scale = height / (line.fontBoundingBoxAscent + line.fontBoundingBoxDescent);
    const base = top + line.fontBoundingBoxAscent * scale;
    return [
      {
        words,
        box: {
          left,
          right,
          top: base - line.actualBoundingBoxAscent * scale,
          bottom: base + line.actualBoundingBoxDescent * scale,
        },
      },
    ];
  }

  /** One shared pixel is allowed: edges are antialiased. */
  function cross(one: Box, other: Box): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 1 && high > 1;
  }
}
