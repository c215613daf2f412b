import type { SetupDraft } from "@kyuseki/domain";

/** What the form holds but the password; null is not chosen yet. */
export type SetupTexts = Omit<SetupDraft, "prefecture" | "password"> & { prefecture: number | null };

export const emptySetup: SetupTexts = {
  team_name: "",
  sport_type: "baseball",
  ball: "rubber",
  prefecture: null,
  name: "",
  email: "",
};
