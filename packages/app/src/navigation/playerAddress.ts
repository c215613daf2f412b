import { defineView } from "./defineView.ts";
import { id } from "./parameters.ts";

/** The player whose details are open over a page; null for nobody. */
export const playerAddress = defineView<{ player: number | null }>({ player: null }, { player: id });
