import type { Services } from "../../../services/services.ts";

/** What entries need on their way to the server and back to the screen. */
export type KindServices = Pick<Services, "call" | "queries">;
