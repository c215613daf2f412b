import type { MarkCode } from "../theme/markLook.ts";

/** `value` is the distance from 0, with its sign. */
export type Lollipop = { id: string; name: string; mark: MarkCode; value: number; count: number };
