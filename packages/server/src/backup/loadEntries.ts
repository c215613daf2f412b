import { finished } from "node:stream/promises";
import type { Tx } from "../db/pool.ts";
import { openTable } from "../db/transfer/copyTable.ts";
import { isFileName } from "../files/fileName.ts";
import type { Files } from "../files/files.ts";
import {
  databasePrefix,
  filesPrefix,
  headName,
  type Manifest,
  manifestName,
  manifestSchema,
} from "./archive/manifest.ts";
import { type Archive, readEntries } from "./archive/readArchive.ts";

/** Writes rows and files. @throws Error when entries, sums or counts are not those of the manifest */
export async function loadEntries(tx: Tx, archive: Archive, files: Files): Promise<Manifest> {
  const { path, head } = archive;
  const sums: Record<string, string> = {};
  const rows = Object.fromEntries(head.tables.map(({ name }) => [name, 0]));
  let open: { name: string; stream: ReturnType<typeof openTable> } | undefined;
  let manifest: Manifest | undefined;

  async function close() {
    if (!open) return;
    open.stream.end();
    await finished(open.stream);
    rows[open.name] = open.stream.rowCount;
    open = undefined;
  }

  try {
    for await (const { name, bytes, sha256 } of readEntries(archive)) {
      if (name === manifestName) {
        manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
        continue;
      }
      sums[name] = sha256;
      if (name.startsWith(databasePrefix)) {
        const [tableName = ""] = name.slice(databasePrefix.length).split("/");
        if (open?.name !== tableName) {
          await close();
          const table = head.tables.find((one) => one.name === tableName);
          if (!table) throw new Error(`${path} is damaged: it has rows of no table, ${name}.`);
          open = { name: tableName, stream: openTable(tx, table) };
        }
        await write(open.stream, bytes);
      } else if (name.startsWith(filesPrefix) && isFileName(name.slice(filesPrefix.length))) {
        await close();
        const file = name.slice(filesPrefix.length);
        await files.put(file, bytes, file.endsWith(".webp") ? "image/webp" : "application/octet-stream");
      } else if (name !== headName) throw new Error(`${path} is damaged: ${name} does not belong into it.`);
    }
    await close();
  } catch (error) {
    // Else the connection would wait for the rest of the table.
    open?.stream.destroy();
    throw error;
  }
  if (!manifest) throw new Error(`${path} is damaged: its manifest is missing.`);
  if (!same(sums, manifest.sha256) || !same(rows, manifest.rows)) {
    throw new Error(`${path} is damaged: what it holds is not what its manifest says.`);
  }
  return manifest;
}

function write(stream: ReturnType<typeof openTable>, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once("error", reject);
    stream.write(bytes, (error) => {
      stream.off("error", reject);
      if (error) reject(error);
      else resolve();
    });
  });
}

function same<Value>(one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
