import { describe, expect, test } from "vitest";
import { createEventBus } from "./eventBus.ts";
import { reloadOnce } from "./reloadOnce.ts";

describe("the event bus", () => {
  test("everybody who listens hears, until they stop", () => {
    const bus = createEventBus();
    const heard: string[] = [];
    const stop = bus.on("toast", ({ text }) => heard.push(`a ${text}`));
    bus.on("toast", ({ text }) => heard.push(`b ${text}`));
    bus.emit("toast", { tone: "info", text: "1" });
    stop();
    bus.emit("toast", { tone: "info", text: "2" });
    expect(heard).toEqual(["a 1", "b 1", "b 2"]);
  });

  test("SE-6 the page is loaded again once, 1000 ms after the first `reload`", () => {
    const bus = createEventBus();
    const waits: { act: () => void; ms: number }[] = [];
    let reloads = 0;
    reloadOnce(bus, { reload: () => (reloads += 1), later: (act, ms) => waits.push({ act, ms }) });
    bus.emit("reload", null);
    bus.emit("reload", null);
    expect(waits.map(({ ms }) => ms)).toEqual([1000]);
    expect(reloads).toBe(0);
    for (const { act } of waits) act();
    expect(reloads).toBe(1);
  });
});
