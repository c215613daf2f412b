import { parseSync } from "vite";

/** Every node of a TypeScript source, parents before children. */
export function* nodesOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  yield* below(program);
}

function* below(value) {
  if (value === null || typeof value !== "object") return;
  if (typeof value.type === "string") yield value;
  for (const child of Object.values(value)) yield* below(child);
}
