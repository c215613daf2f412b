// Runs each step of the Dockerfile in a clean Debian, for machines without a container builder, and then what the image
// starts. As root; npm's registry and Debian's packages must be reachable.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { copyRoot, makeNodeRoot, mountSystem, removeRoot, startIn } from "./cleanRoot.ts";
import { allowedBy, commandOf, type Stage, stagesOf, variablesOf } from "./dockerfile.ts";

/** What an image keeps besides its files. */
type Image = { root: string; directory: string; env: Record<string, string>; user: string };

/** Whether every step passes, the server starts as the image starts it, answers, writes to /data alone, and stops. */
export async function imageBuilds(): Promise<boolean> {
  const work = mkdtempSync(join(tmpdir(), "kyuseki-image-"));
  try {
    const context = makeContext(join(work, "context"));
    const base = join(work, "base");
    makeNodeRoot(base);
    const built = new Map<string, Image>();
    const stages = stagesOf(readFileSync("Dockerfile", "utf8"));
    for (const [place, stage] of stages.entries()) {
      if (!built.has(stage.from) && stage.from !== `node:${process.versions.node}-trixie-slim`)
        throw new Error(`this is Node ${process.versions.node}, not ${stage.from}`);
      const image = built.get(stage.from) ?? { root: base, directory: "/", env: {}, user: "root" };
      built.set(
        stage.name ?? "last",
        await build(stage, { ...image, root: copied(image.root, work, place) }, context, built),
      );
    }
    const image = built.get("last");
    const [last] = stages.slice(-1);
    return image !== undefined && last !== undefined && (await serves(image, last));
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    removeRoot(work);
  }
}

/** The committed files that .dockerignore lets in. */
function makeContext(folder: string): string {
  mkdirSync(folder);
  const files = execFileSync("git", ["ls-files", "--", ...allowedBy(readFileSync(".dockerignore", "utf8"))], {
    encoding: "utf8",
  });
  for (const file of files.split("\n").filter(Boolean)) cpSync(file, join(folder, file));
  return folder;
}

function copied(root: string, work: string, place: number): string {
  const copy = join(work, `stage${place}`);
  copyRoot(root, copy);
  return copy;
}

async function build(stage: Stage, start: Image, context: string, built: Map<string, Image>): Promise<Image> {
  let image = start;
  for (const { word, rest } of stage.instructions) {
    console.log(`${word} ${rest}`);
    if (word === "WORKDIR") {
      image = { ...image, directory: rest };
      mkdirSync(join(image.root, rest), { recursive: true });
    } else if (word === "ENV") image = { ...image, env: { ...image.env, ...variablesOf(rest) } };
    else if (word === "USER") image = { ...image, user: rest };
    else if (word === "COPY") copyInto(image, rest, context, built);
    else if (word === "RUN") await inImage(image, ["/bin/sh", "-c", rest]);
  }
  return image;
}

function copyInto({ root, directory }: Image, rest: string, context: string, built: Map<string, Image>) {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const source = from === undefined ? context : built.get(from)?.root;
  const target = words.pop();
  if (source === undefined || target === undefined) throw new Error(`COPY ${rest}: nothing to copy from`);
  for (const path of words) {
    const isFolder = target.endsWith("/") && words.every((word) => /\.\w+$/.test(word));
    cpSync(join(source, path), join(root, directory, target, isFolder ? (path.split("/").at(-1) ?? "") : ""), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

async function inImage(image: Image, command: string[]) {
  const unmount = mountSystem(image.root);
  try {
    const [code] = await once(startIn(image.root, { ...image, command }), "exit");
    if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}`);
  } finally {
    unmount();
  }
}

async function serves(image: Image, { instructions }: Stage): Promise<boolean> {
  const command = (word: string) => commandOf(instructions.find((it) => it.word === word)?.rest ?? "");
  const place = { ...image, env: { ...image.env, PORT: "39771" } };
  const unmount = mountSystem(image.root);
  const began = Date.now() / 1000;
  const server = startIn(image.root, { ...place, command: command("CMD") });
  try {
    let isHealthy = false;
    for (let second = 0; second < 60 && !isHealthy && server.exitCode === null; second += 1) {
      await pause(1000);
      const [code] = await once(startIn(image.root, { ...place, command: command("HEALTHCHECK") }), "exit");
      isHealthy = code === 0;
    }
    const page = isHealthy ? (await fetch(`http://127.0.0.1:${place.env.PORT}/`)).status : 0;
    server.kill("SIGTERM");
    const [code] = await once(server, "exit");
    const written = writtenSince(image.root, began);
    console.log({ isHealthy, page, code, written });
    return isHealthy && page === 200 && code === 0 && written.length === 0;
  } finally {
    server.kill("SIGKILL");
    unmount();
  }
}

/** Files outside /data and /tmp that are newer than this time, in seconds. */
function writtenSince(root: string, second: number): string[] {
  const found = execFileSync("find", [root, "-xdev", "-type", "f", "-newermt", `@${second}`], { encoding: "utf8" });
  const kept = [join(root, "data/"), join(root, "tmp/")];
  return found.split("\n").filter((file) => file !== "" && !kept.some((folder) => file.startsWith(folder)));
}
