/** 一つの家族に渡すリンク。 */
export type FamilyLink = {
  family_id: number;
  /** この家族の選手の姓名。 */
  names: readonly string[];
  /** 家族のページのアドレス。 */
  url: string;
  /** ISO 8601。 */
  expiresAt: string;
};
