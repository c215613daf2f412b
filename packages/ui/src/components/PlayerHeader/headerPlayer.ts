import type { Grade, Hand, Member } from "@kyuseki/domain";

export type HeaderPlayer = {
  name: string;
  /** 写真の URL。 */
  photo?: string | null | undefined;
  grade: Grade;
  uniformNumber: Member["uniform_number"];
  throws: Hand | null;
  bats: Hand | null;
  heightCm: number | null;
  weightKg: number | null;
};
