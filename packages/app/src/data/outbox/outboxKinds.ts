import type { OutboxKind } from "@kyuseki/domain/outbox";
import type { Services } from "../../services/services.ts";
import { measuringKind } from "./kinds/measuringKind.ts";

/** How each kind of entry reaches the server. */
export const outboxKinds = (services: Services): Readonly<Record<string, OutboxKind>> => ({
  measuring: measuringKind(services),
});
