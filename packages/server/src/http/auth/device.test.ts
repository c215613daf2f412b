import { describe, expect, it } from "vitest";
import { deviceName } from "./device.ts";

describe("the name of a device", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
      "Windows／Chrome 131",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
      "iOS 18／Safari 18",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
      "Android 15／Chrome 131",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
      "macOS／Safari 18",
    ],
    ["", null],
  ])("%s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it("takes any text for what it is", () => {
    for (const text of ["x", "\u0000", "<script>", "あ".repeat(10_000)]) {
      expect(() => deviceName(text)).not.toThrow();
    }
  });
});
