/** Lazy chart chunk; loaded after title and figures are painted. */
export { NationalPosition } from "./NationalPosition.tsx";
