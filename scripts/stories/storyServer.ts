import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { createServer } from "http-server";

export type IndexEntry = { id: string; title: string; name: string; type: string; importPath: string };
type Story = Pick<IndexEntry, "id" | "title" | "name">;
type Index = { entries: Record<string, IndexEntry> };

/**
 * Serves a built Storybook. The runner opens a page for each title of the index, which costs more than most stories
 * take, so the runner gets an index in which whole folders share a title. `folders` narrow it down.
 */
export function createStoryServer({ root, folders, rounds }: { root: string; folders: string[]; rounds: number }) {
  const files = createServer({ root, cache: -1 });
  const { entries, ...index }: Index = JSON.parse(readFileSync(join(root, "index.json"), "utf8"));
  const forRunner = JSON.stringify({ ...index, entries: inRounds(storiesOf(entries, folders), rounds) });

  return createHttpServer((request, reply) => {
    const isRunner = request.headers["user-agent"] === "node";
    if (isRunner && request.url === "/index.json") return void reply.end(forRunner);
    files.server.emit("request", request, reply);
  });
}

function storiesOf(entries: Index["entries"], folders: string[]) {
  const isWanted = ({ importPath }: IndexEntry) =>
    folders.length === 0 || folders.some((folder) => importPath.includes(folder));
  return Object.values(entries).filter((entry) => entry.type === "story" && isWanted(entry));
}

/** Whole titles, the largest first into the round with the fewest stories; a story's name then includes its title. */
export function inRounds<S extends Story>(stories: S[], count: number): Record<string, S> {
  const byTitle = [...Map.groupBy(stories, ({ title }) => title).values()];
  const rounds = Array.from({ length: count }, (_, index) => ({ title: `${index + 1}/${count}`, stories: [] as S[] }));
  for (const those of byTitle.sort((one, other) => other.length - one.length)) {
    const emptiest = rounds.reduce((least, round) => (round.stories.length < least.stories.length ? round : least));
    emptiest.stories.push(...those);
  }
  return Object.fromEntries(
    rounds.flatMap(({ title, stories: those }) =>
      those.map((story) => [story.id, { ...story, title, name: `${story.title} ${story.name}` }]),
    ),
  );
}
