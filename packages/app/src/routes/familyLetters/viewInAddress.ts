import { noticeLimits } from "@kyuseki/domain";
import { defineView } from "../../navigation/defineView.ts";
import { ids, oneOf } from "../../navigation/parameters.ts";

/** The players whose families get a letter, and which paper. */
export const lettersAddress = defineView<{ to: readonly number[]; look: "letter" | "card" }>(
  { to: [], look: "letter" },
  { to: ids(noticeLimits.recipients), look: oneOf(["letter", "card"]) },
);

export const letterAddress = (to: readonly number[]) =>
  `/notification/letters${lettersAddress.write({ to, look: "letter" })}`;
