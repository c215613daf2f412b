import type { MarkCode } from "../theme/markLook.ts";

export type Ridge = { id: string; name: string; mark: MarkCode; mean: number; values: readonly number[] };
