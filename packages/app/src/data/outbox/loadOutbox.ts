import type { Services } from "../../services/services.ts";
import type { DeviceOutbox } from "./outboxOf.ts";

/** The outbox with its content. No first page waits for its code. */
export async function loadOutbox(services: Services, userId: number): Promise<DeviceOutbox> {
  const { outboxOf } = await import("./outboxOf.ts");
  const outbox = outboxOf(services, userId);
  await outbox.reload();
  return outbox;
}
