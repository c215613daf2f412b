import type { Gender } from "@kyuseki/domain";
import type { ByGrade } from "../generate/schoolYears.ts";

/**
 * Mean height in cm and weight in kg in spring, 小1 to 高3, close to Japan's yearly school health survey
 * (学校保健統計調査, about 2019). Good enough for invented players; not a norm to compare a child with.
 */
export const growth = {
  M: {
    heightCm: [116.5, 122.6, 128.1, 133.5, 139.0, 145.2, 152.8, 160.0, 165.4, 168.3, 169.9, 170.6],
    weightKg: [21.4, 24.2, 27.3, 30.7, 34.4, 38.7, 44.2, 49.2, 54.1, 58.8, 60.7, 62.5],
  },
  F: {
    heightCm: [115.6, 121.4, 127.3, 133.4, 140.2, 146.6, 151.9, 154.8, 156.5, 157.2, 157.7, 157.9],
    weightKg: [20.9, 23.5, 26.5, 30.0, 34.2, 39.0, 43.8, 47.3, 50.1, 51.7, 52.7, 53.0],
  },
} as const satisfies Record<Gender, { heightCm: ByGrade; weightKg: ByGrade }>;
