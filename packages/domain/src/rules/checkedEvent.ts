/** What is planned, as far as a notice may collide with it. */
export type CheckedEvent = {
  title: string;
  audience: string;
  state: "planned" | "cancelled";
  all_day: boolean;
  meets_at: string | null;
  starts_at: string;
  ends_at: string;
};
