import type { Grade, Hand } from "@kyuseki/domain";

export type HeaderPlayer = {
  name: string;
  /** 写真の URL。 */
  photo?: string | null | undefined;
  grade: Grade;
  throws: Hand | null;
  bats: Hand | null;
  heightCm: number | null;
  weightKg: number | null;
};
