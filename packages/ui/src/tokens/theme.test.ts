import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { colors } from "./colors.ts";
import { scale, touchScale } from "./scale.ts";
import { media, token } from "./theme.ts";

const source = join(import.meta.dirname, "..");
describe("トークン", () => {
  test("名前は CSS 変数になる", () => {
    expect(token("board-lamp")).toBe("var(--board-lamp)");
  });

  test("色とそれ以外で同じ名前を使わない", () => {
    expect(Object.keys(colors).filter((name) => name in scale)).toEqual([]);
  });

  test("押すものは指で触る幅で44px以上", () => {
    expect(touchScale).toMatchObject({ "control-s": "44px", "control-m": "44px" });
    expect(Number.parseFloat(scale["control-field"])).toBeGreaterThanOrEqual(44);
  });
});

test("RO-4 幅の境目は 1200、992、横向き 768、縦向き 600", () => {
  expect(media).toMatchObject({
    desktop: "(min-width: 1200px)",
    laptop: "(min-width: 992px)",
    compact: "(max-width: 991.98px)",
    tablet: "(min-width: 768px) and (orientation: landscape), (min-width: 600px) and (orientation: portrait)",
    mobile: "(max-width: 767.98px) and (orientation: landscape), (max-width: 599.98px) and (orientation: portrait)",
  });
});

test("数字の書体は 20 kB 以下で、使用許諾が隣にある", () => {
  const assets = join(source, "assets");
  expect(statSync(join(assets, "sofia-condensed-digits.woff2")).size).toBeLessThanOrEqual(20_000);
  expect(readFileSync(join(assets, "sofia-condensed-digits.OFL.txt"), "utf8")).toContain("SIL Open Font License");
});
