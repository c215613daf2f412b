import type { Services } from "../../../services/services.ts";

/** What entries need on their way to the server and back to the screen and to what is kept of it. */
export type KindServices = Pick<Services, "call" | "queries" | "session" | "log">;
