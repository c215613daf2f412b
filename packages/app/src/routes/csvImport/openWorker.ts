import { scriptPolicy } from "../../services/tracking/scriptPolicy.ts";
import type { CsvPort } from "./csvReader.ts";
import workerAddress from "./csvWorker.ts?worker&url";

/** Reads beside the page, so that the page answers throughout. */
export function openWorker(): CsvPort {
  const worker = new Worker(scriptPolicy().createScriptURL(workerAddress), { type: "module" });
  return {
    send: (ask) => worker.postMessage(ask, ask.kind === "open" && "bytes" in ask.file ? [ask.file.bytes] : []),
    listen: (take, fail) => {
      worker.onmessage = ({ data }) => take(data);
      worker.onerror = fail;
    },
    close: () => worker.terminate(),
  };
}
