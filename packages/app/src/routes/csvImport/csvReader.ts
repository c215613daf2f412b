import { Failure } from "@kyuseki/domain";
import type { ColumnMapping, CsvRowError, MeasurementDraft, ReadCsv, ReadingSettings } from "@kyuseki/domain/csv";
import type { CsvAnswer, CsvAsk, CsvContent, CsvReply } from "./csvMessages.ts";

/** The way to whoever reads the file. */
export type CsvPort = {
  send: (ask: CsvAsk) => void;
  listen: (take: (answer: CsvAnswer) => void, fail: () => void) => void;
  close: () => void;
};
type Progress = (done: number, total: number) => void;
export type CsvReader = ReturnType<typeof createCsvReader>;

/** One file, asked one thing after the other. Each rejects with Failure "unexpected"; after `close` nothing answers. */
export function createCsvReader(port: CsvPort) {
  async function ask<Kind extends CsvAsk["kind"]>(
    sent: Extract<CsvAsk, { kind: Kind }>,
    onProgress?: (answer: Extract<CsvAnswer, { kind: "progress" }>) => void,
  ): Promise<CsvReply[Kind]> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Failure("unexpected"));
      port.listen((answer) => {
        if (answer.kind === "progress") onProgress?.(answer);
        // The reply to what was asked: one at a time.
        else if (answer.kind === sent.kind) resolve(answer.reply as CsvReply[Kind]);
        else fail();
      }, fail);
      port.send(sent);
    });
  }

  return {
    open: (file: CsvContent, onProgress: Progress) =>
      ask({ kind: "open", file }, ({ done, total }) => onProgress(done, total)),
    read: async (mapping: ColumnMapping, settings: ReadingSettings, onProgress: Progress): Promise<ReadCsv> => {
      const drafts: MeasurementDraft[] = [];
      const refused: CsvRowError[] = [];
      const warnings: CsvRowError[] = [];
      await ask({ kind: "read", mapping, settings }, ({ done, total, batch }) => {
        drafts.push(...(batch?.drafts ?? []));
        refused.push(...(batch?.refused ?? []));
        warnings.push(...(batch?.warnings ?? []));
        onProgress(done, total);
      });
      return { drafts, refused, warnings };
    },
    refusedRows: (reasons: ReadonlyMap<number, string>, heading: string) =>
      ask({ kind: "refusedRows", reasons, heading }),
    pack: () => ask({ kind: "pack" }),
    close: () => port.close(),
  };
}
