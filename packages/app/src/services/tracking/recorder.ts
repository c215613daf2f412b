import { MixpanelRecorder } from "mixpanel-browser/src/recorder/recorder.js";
import { type Recording, record } from "mixpanel-browser/src/recorder/rrweb-entrypoint.js";
import { _ as library } from "mixpanel-browser/src/utils.js";
import { maskEvent } from "./maskEvent.ts";

/**
 * Puts the recorder where the analytics client looks for it. The library masks text and inputs; attributes and
 * addresses are masked here. `address` is what stands for the page's own (AN-3).
 */
export function provideRecorder(address: () => string) {
  library.info.currentUrl = address;
  window.__mp_recorder = class extends MixpanelRecorder {
    constructor(client: unknown) {
      super(client, recordMasked(address));
    }
  };
}

const recordMasked = (address: () => string) => (options: Recording) =>
  record({ ...options, emit: (event) => options.emit(maskEvent(event, address())) });
