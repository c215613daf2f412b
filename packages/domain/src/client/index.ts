export type { Arrived } from "./axiosTransport.ts";
export type { Call, CallInput, SentInput } from "./call.ts";
export { type ClientOptions, createClient } from "./createClient.ts";
export { idempotencyKey } from "./idempotencyKey.ts";
export { addressOf, fillPath, type Request } from "./request.ts";
export type { Timing } from "./timing.ts";
