import { defineView } from "../../navigation/defineView.ts";
import { id } from "../../navigation/parameters.ts";

/** `copy`: the event that a new one is begun from. */
export const teamEventEditAddress = defineView<{ copy: number | null }>({ copy: null }, { copy: id });
