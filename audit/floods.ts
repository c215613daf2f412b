// The thread of a flood, at the lowest priority: those who flood have machines of their own, and what their requests
// cost to make must not show in another coach's times.
import { constants, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import autocannon from "autocannon";
import type { Flood } from "./flood.ts";

setPriority(constants.priority.PRIORITY_LOW);
const options: Flood = workerData;
const { statusCodeStats } = await autocannon(options);
parentPort?.postMessage(statusCodeStats);
