import { gzipSync } from "node:zlib";
import { type CsvImportDraft, importCsv, packBalls, sendCsvFile } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { csvParserVersion } from "@kyuseki/domain/csv";
import { expect } from "vitest";

/** As docs/ingest.md asks of the sister products: the same rows again until they are answered. */
export async function push(baseURL: string, key: string, what: "training_records" | "notes", row: object) {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await fetch(`${baseURL}/api/ingest/${what}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ rows: [row] }),
    }).catch(() => undefined);
    if (reply?.status === 200) {
      expect(await reply.json()).toMatchObject({ refused: [] });
      return;
    }
    if (attempt === 5) throw new Error(`the rows were not taken: ${reply?.status}`);
  }
}

/** Imports a file with a pitch in each of these seconds, as the page does. */
export async function importBalls(call: Call, member_id: number, seconds: readonly number[]) {
  const { file_id } = await call(sendCsvFile, { body: gzipSync(seconds.join("\n")), type: "application/octet-stream" });
  const balls = seconds.map((datetime) => ({ ...pitch, member_id, datetime }));
  const draft = { ...csvDraft, file_id, balls: packBalls(balls) };
  expect(await call(importCsv, { body: draft })).toMatchObject({ accepted: seconds.length, repeated: 0 });
}

const pitch = {
  mode: 2,
  batting_type: null,
  batting_result: null,
  tag_pitch: 1,
  angle: null,
  distance: null,
  speed: 110,
  spin_rate: 2100,
  spin_direction: null,
  spin_efficiency: null,
  break_vertical: null,
  break_horizontal: null,
  location_x: null,
  location_z: null,
  spray_angle: null,
  bat_speed: null,
  attack_angle: null,
} as const;

const csvDraft: Omit<CsvImportDraft, "file_id" | "balls"> = {
  file_name: "pitches.csv",
  parser_version: csvParserVersion,
  again_of: null,
  source_key: "0123456789abcdef",
  format: "rapsodo_pitching",
  mapping: { pitch_speed: { column: 1, unit: "mph" } },
  units: {},
  names: [],
  ball: "rubber",
  refused: 0,
};
