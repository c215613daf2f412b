import { defineView } from "../../navigation/defineView.ts";
import { day } from "../../navigation/parameters.ts";

/** A day of the week that is shown; null is this week. */
export const scoreboardAddress = defineView<{ week: string | null }>({ week: null }, { week: day });
