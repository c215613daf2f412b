// The library's sources that have no types.

declare module "mixpanel-browser/src/recorder/rrweb-entrypoint.js" {
  export type Recording = { emit: (event: unknown) => void };
  /** Returns the way to stop. */
  export function record(options: Recording): (() => void) | undefined;
}

declare module "mixpanel-browser/src/recorder/recorder.js" {
  import type { record } from "mixpanel-browser/src/recorder/rrweb-entrypoint.js";
  export class MixpanelRecorder {
    constructor(client: unknown, recorder: typeof record);
  }
}

declare module "mixpanel-browser/src/utils.js" {
  export const _: { info: { currentUrl: () => string } };
}

interface Window {
  /** The analytics client makes its recorder of this. */
  __mp_recorder?: new (
    client: unknown,
  ) => object;
}
