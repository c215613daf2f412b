import { type CsvTable, guessMapping, openCsv, readMeasurements, sourceKey, writeRefused } from "@kyuseki/domain/csv";
import type { CsvAnswer, CsvAsk, CsvReply } from "./csvMessages.ts";

/** Answers what a page asks about one file, which stays here. Whoever wants to stop it ends the worker. */
export function serveCsv(post: (answer: CsvAnswer) => void): (ask: CsvAsk) => Promise<void> {
  let bytes = new Uint8Array();
  let opened: CsvTable | undefined;

  const table = () => {
    if (!opened) throw new Error("no file has been opened");
    return opened;
  };

  function open(buffer: ArrayBuffer): CsvReply["open"] {
    bytes = new Uint8Array(buffer);
    const steps = openCsv(bytes);
    for (;;) {
      const step = steps.next();
      if (!step.done) {
        post({ kind: "progress", done: step.value, total: 1 });
        continue;
      }
      if ("refusal" in step.value) return step.value;
      opened = step.value.table;
      const { encoding, format, header, headerLine, player, sample, rows } = opened;
      const { mapping: guess } = guessMapping(header);
      return {
        facts: { encoding, format, header, headerLine, player, sample, rows, key: sourceKey(header), guess },
      };
    }
  }

  function read({ mapping, settings }: Extract<CsvAsk, { kind: "read" }>): CsvReply["read"] {
    for (const { done, ...batch } of readMeasurements(table(), mapping, settings)) {
      post({ kind: "progress", done, total: table().rows, batch });
    }
    return { drafts: [], refused: [], warnings: [] };
  }

  return async (ask) => {
    try {
      switch (ask.kind) {
        case "open":
          return post({ kind: "open", reply: open(ask.bytes) });
        case "read":
          return post({ kind: "read", reply: read(ask) });
        case "refusedRows":
          return post({ kind: "refusedRows", reply: writeRefused(table(), ask.reasons, ask.heading) });
        case "pack":
          return post({ kind: "pack", reply: await packed(bytes) });
      }
    } catch {
      // The page says what it could not do; there is nobody else to tell.
      post({ kind: "failed" });
    }
  };
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const gzip = new CompressionStream("gzip");
  const writer = gzip.writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  const zipped = new Uint8Array(await new Response(gzip.readable).arrayBuffer());
  await written;
  let text = "";
  for (let at = 0; at < zipped.length; at += charactersAtOnce) {
    text += String.fromCharCode(...zipped.subarray(at, at + charactersAtOnce));
  }
  return btoa(text);
}

/** A call takes no more arguments than this. */
const charactersAtOnce = 8192;
