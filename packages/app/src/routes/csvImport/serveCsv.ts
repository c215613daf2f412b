import { type CsvTable, guessMapping, openCsv, readMeasurements, sourceKey, writeRefused } from "@kyuseki/domain/csv";
import type { CsvAnswer, CsvAsk, CsvContent, CsvReply } from "./csvMessages.ts";

/** Answers what a page asks about one file, which stays here. Whoever wants to stop it ends the worker. */
export function serveCsv(post: (answer: CsvAnswer) => void): (ask: CsvAsk) => Promise<void> {
  let bytes = new Uint8Array();
  let opened: CsvTable | undefined;

  const table = () => {
    if (!opened) throw new Error("no file has been opened");
    return opened;
  };

  async function open(file: CsvContent): Promise<CsvReply["open"]> {
    bytes = "bytes" in file ? new Uint8Array(file.bytes) : await unpacked(file.packed);
    const steps = openCsv(bytes);
    for (;;) {
      const step = steps.next();
      if (!step.done) {
        post({ kind: "progress", done: step.value, total: 1 });
        continue;
      }
      if ("failure" in step.value) return step.value;
      opened = step.value.table;
      const { encoding, format, header, headerLine, player, numericDays, sample, rows } = opened;
      const { mapping: guess } = guessMapping(header);
      return {
        facts: {
          encoding,
          format,
          header,
          headerLine,
          player,
          numericDays,
          sample,
          rows,
          key: sourceKey(header),
          guess,
        },
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
          return post({ kind: "open", reply: await open(ask.file) });
        case "read":
          return post({ kind: "read", reply: read(ask) });
        case "refusedRows":
          return post({ kind: "refusedRows", reply: writeRefused(table(), ask.reasons, ask.heading) });
        case "pack":
          return post({ kind: "pack", reply: await through(new CompressionStream("gzip"), bytes) });
      }
    } catch {
      // The page says what it could not do; there is nobody else to tell.
      post({ kind: "failed" });
    }
  };
}

const unpacked = (text: string) =>
  through(
    new DecompressionStream("gzip"),
    Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
  );

async function through({ readable, writable }: GenericTransformStream, bytes: Uint8Array<ArrayBuffer>) {
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(bytes), writer.close()]);
  const out = new Uint8Array(await new Response(readable).arrayBuffer());
  await written;
  return out;
}
