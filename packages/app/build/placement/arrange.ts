/** Modules that the same pages need, which travel together. */
export type Part = {
  /** Indices of the pages that need it. */
  pages: readonly number[];
  /** kB, brotli. */
  weight: number;
  /** Indices of the parts it imports. */
  imports: readonly number[];
};

/** What a page may load at most, and how much it counts beside the others. */
export type Limit = { files: number; weight: number; factor: number };

type Options = {
  limits: readonly Limit[];
  /** How many files may be shared by pages, besides one for each page alone. */
  shared: number;
  /** How many parts, the first, are files by themselves already: each has the file of its own number. */
  whole: number;
  steps: number;
};

/** kB that a further file is worth: a request, and what is compressed in two files in place of one. */
const fileWeight = 2.25;
const overWeight = 3;
const overFiles = 6;

/**
 * Divides parts among files so that pages load little beside what they need, in few files, by simulated annealing from a
 * fixed seed. A file only imports files of a lower number. @returns the file of each part; those of `shared` and above
 * belong to the page of that number less `shared`
 */
export function arrange(parts: readonly Part[], { limits, shared, whole, steps }: Options): number[] {
  const state = createState(parts, { limits, shared, whole });
  const random = randomNumbers();
  const pick = (below: number) => Math.floor(random() * below);
  const importers = importersOf(parts);
  const fits = (at: number, file: number) =>
    (parts[at]?.imports ?? []).every((other) => state.fileOf(other) <= file) &&
    (importers[at] ?? []).every((other) => state.fileOf(other) >= file);
  const candidate = (at: number) => {
    const near = [...(parts[at]?.imports ?? []), ...(importers[at] ?? [])];
    const [only, ...others] = parts[at]?.pages ?? [];
    if (random() < 0.3 && near.length > 0) return state.fileOf(near[pick(near.length)] ?? at);
    return only !== undefined && others.length === 0 && random() < 0.3 ? shared + only : whole + pick(shared - whole);
  };

  let cost = state.cost();
  let best = { cost, files: state.files() };
  for (let step = 0; step < steps; step += 1) {
    const heat = 60 * (1 - step / steps) ** 3 + 0.02;
    const at = whole + pick(parts.length - whole);
    const from = state.fileOf(at);
    const to = candidate(at);
    const isStrange = to >= shared && !(parts[at]?.pages.length === 1 && parts[at]?.pages[0] === to - shared);
    if (to === from || to < whole || isStrange || !fits(at, to)) continue;
    state.move(at, to);
    const next = state.cost();
    if (next > cost && random() >= Math.exp((cost - next) / heat)) {
      state.move(at, from);
      continue;
    }
    cost = next;
    if (cost < best.cost - 1e-6) best = { cost, files: state.files() };
  }
  return best.files;
}

/** Which part is in which file, and what each page loads by that. Begins with the parts in order of the pages that need them. */
function createState(parts: readonly Part[], { limits, shared, whole }: Omit<Options, "steps">) {
  const importers = importersOf(parts);
  const fileAt = new Int32Array(parts.length).fill(-1);
  const weights = new Float64Array(shared + limits.length);
  const needs = table(limits.length, shared + limits.length);
  const imports = table(shared + limits.length, shared);
  const add = (counts: Int32Array | undefined, at: number, sign: 1 | -1) => {
    if (counts && at >= 0 && at < counts.length) counts[at] = (counts[at] ?? 0) + sign;
  };
  const fileOf = (at: number) => fileAt[at] ?? -1;
  const put = (at: number, file: number, sign: 1 | -1) => {
    const part = parts[at];
    if (!part) return;
    weights[file] = (weights[file] ?? 0) + sign * part.weight;
    for (const page of part.pages) add(needs[page], file, sign);
    for (const other of part.imports) add(imports[file], fileOf(other), sign);
    for (const other of importers[at] ?? []) add(imports[fileOf(other)], file, sign);
  };
  const begin = (at: number, file: number) => {
    put(at, file, 1);
    fileAt[at] = file;
  };
  for (let at = 0; at < whole; at += 1) begin(at, at);
  const order = parts.map((_, at) => at).slice(whole);
  order.sort((one, other) => (parts[other]?.pages.length ?? 0) - (parts[one]?.pages.length ?? 0));
  for (const [rank, at] of order.entries()) {
    const [page = 0, ...others] = parts[at]?.pages ?? [];
    begin(at, others.length === 0 ? shared + page : whole + Math.floor((rank * (shared - whole)) / order.length));
  }

  const isLoaded = new Uint8Array(shared + limits.length);
  /** A page loads what it needs, and what those files import for other pages. */
  const costOf = ({ files: most, weight: limit, factor }: Limit, page: number) => {
    const needed = needs[page];
    let [kB, count] = [0, 0];
    for (let file = 0; file < isLoaded.length; file += 1) isLoaded[file] = needed?.[file] ? 1 : 0;
    for (let file = isLoaded.length - 1; file >= 0; file -= 1) {
      if (!isLoaded[file]) continue;
      count += 1;
      kB += weights[file] ?? 0;
      const imported = imports[file];
      if (imported)
        for (let other = 0; other < file && other < shared; other += 1) if (imported[other]) isLoaded[other] = 1;
    }
    const over = overWeight * Math.max(0, kB - limit) + overFiles * Math.max(0, count - most) ** 2;
    return factor * (kB + fileWeight * count + over);
  };
  return {
    fileOf,
    files: () => [...fileAt],
    move: (at: number, to: number) => {
      put(at, fileOf(at), -1);
      put(at, to, 1);
      fileAt[at] = to;
    },
    cost: () => limits.reduce((sum, limit, page) => sum + costOf(limit, page), 0),
  };
}

const table = (rows: number, columns: number) => Array.from({ length: rows }, () => new Int32Array(columns));

const importersOf = (parts: readonly Part[]) =>
  parts.map((_, at) => parts.flatMap(({ imports }, from) => (imports.includes(at) ? [from] : [])));

/** Numbers from 0 to below 1, the same in each run. */
function randomNumbers() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
