import qrcode from "qrcode-generator";
import { describe, expect, test } from "vitest";
import { qrDrawing, qrMatrix, qrPath } from "./qrMatrix.ts";

const address = "https://kyuseki.example/join#AOBA-7K2M";

/** Which modules a path covers, read back from the path alone. */
function covered(path: string, side: number) {
  const cells = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at += 1) {
      const row = cells[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  }
  return cells;
}

describe("QRコード", () => {
  test("英数字の住所は、ライブラリーの作る升目と同じ", () => {
    const known = qrcode(0, "M");
    known.addData(address);
    known.make();
    const matrix = qrMatrix(address);
    expect(matrix).toHaveLength(known.getModuleCount());
    expect(matrix).toEqual(matrix.map((row, y) => row.map((_, x) => known.isDark(y, x))));
  });

  test("三つの隅に、7升の目印がある", () => {
    const matrix = qrMatrix(address);
    const side = matrix.length;
    const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
    for (const [top, left] of [
      [0, 0],
      [0, side - 7],
      [side - 7, 0],
    ] as const) {
      const corner = matrix.slice(top, top + 7).map((row) =>
        row
          .slice(left, left + 7)
          .map(Number)
          .join(""),
      );
      expect(corner).toEqual(finder);
    }
  });

  test.each([address, "青葉台ベースボールクラブ", "AOBA-7K2M"])("「%s」の線は、暗い升をちょうど覆う", (text) => {
    const matrix = qrMatrix(text);
    expect(covered(qrPath(matrix), matrix.length)).toEqual(matrix);
  });

  test("日本語も、字ごとに違う升目になる", () => {
    expect(qrMatrix("青葉台")).not.toEqual(qrMatrix("青葉会"));
  });

  test("同じ字は一度だけ描き、違う字はその字の升目になる", () => {
    const drawn = qrDrawing(address);
    expect(qrDrawing(address)).toBe(drawn);
    expect(qrDrawing("青葉台")).toEqual({ text: "青葉台", modules: 21, path: qrPath(qrMatrix("青葉台")) });
    expect(qrDrawing(address)).toEqual(drawn);
  });

  test("読み取れる大きさを超えた長さは断る", () => {
    expect(() => qrMatrix("あ".repeat(2000))).toThrow();
  });
});
