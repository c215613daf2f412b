// `npm run samples`: what the importer reads from real exports, one line per file. They are not redistributable, so
// they lie outside the repository, in DEVICE_SAMPLES_DIR. Files without a date, a name or a unit are read with the
// answers below.
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  finished,
  guessMapping,
  openCsv,
  openQuestions,
  type ReadingSettings,
  readMeasurements,
} from "@kyuseki/domain/csv";

const answers: ReadingSettings = {
  units: { speed: "mph", distance: "ft", length: "in" },
  day: "2026-01-01",
  player: "Player",
  now: Date.now() / 1000,
};

const { DEVICE_SAMPLES_DIR: folder } = process.env;
if (!folder) {
  console.error("DEVICE_SAMPLES_DIR names the folder of exports to read.");
  process.exit(1);
}
for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
  if (entry.isFile() && /\.(?:csv|tsv|txt)$/i.test(entry.name)) console.log(`${entry.name}: ${lineOf(entry)}`);
}

function lineOf({ parentPath, name }: Dirent) {
  const bytes = readFileSync(join(parentPath, name));
  const start = performance.now();
  const opened = finished(openCsv(bytes));
  if ("failure" in opened) return JSON.stringify(opened.failure);

  const { table } = opened;
  const { mapping } = guessMapping(table.header);
  const batches = [...readMeasurements(table, mapping, answers)];
  const ms = Math.round(performance.now() - start);
  const asked = openQuestions(table, mapping, {});
  return [
    `${table.format} (${table.encoding})`,
    `${table.rows} rows`,
    `${batches.flatMap(({ drafts }) => drafts).length} drafts`,
    `refused ${counted(batches.flatMap(({ refused }) => refused))}`,
    `warnings ${counted(batches.flatMap(({ warnings }) => warnings))}`,
    `asks ${asked.join(" ") || "nothing"}`,
    `${ms} ms`,
  ].join(" · ");
}

function counted(fieldErrors: { code: string }[]) {
  const byCode = Map.groupBy(fieldErrors, ({ code }) => code);
  return [...byCode].map(([code, { length }]) => `${code} ${length}`).join(", ") || "0";
}
