/** One instruction: `RUN npm ci` is `{ word: "RUN", rest: "npm ci" }`. */
export type Instruction = { word: string; rest: string };
/** What follows one FROM. `name` is what a later stage calls it. */
export type Stage = { from: string; name: string | undefined; instructions: Instruction[] };

/** Stages of a Dockerfile in their order. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, word = "", rest = ""] = line.match(/^(\S+)\s+(.*)$/) ?? [];
    if (word === "FROM") {
      const [from = "", , name] = rest.split(/\s+/);
      stages.push({ from, name, instructions: [] });
    } else stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

/** Paths that a .dockerignore of the form `**`, `!path` lets into the build. */
export const allowedBy = (dockerignore: string): string[] =>
  dockerignore.split("\n").flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));

/** KEY=value pairs of an ENV instruction. */
export const variablesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split("=")));

/** The command of `CMD ["node", "x"]`, or of `--option CMD ["node", "x"]`. */
export function commandOf(rest: string): string[] {
  const command: unknown = JSON.parse(rest.slice(rest.indexOf("[")));
  if (!Array.isArray(command) || !command.every((word) => typeof word === "string"))
    throw new Error(`not a command in brackets: ${rest}`);
  return command;
}
