import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "./config/config.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (name: string) => readFileSync(join(root, name), "utf8");
const node = read(".node-version").trim();

type Service = {
  environment?: Record<string, string>;
  env_file?: object[];
  read_only?: boolean;
  volumes?: string[];
  ports?: string[];
  image?: string;
  depends_on?: object;
};
const compose: { services: Record<string, Service>; volumes: object } = parse(read("compose.yaml"));
const dockerfile = read("Dockerfile");
const unit = read("deploy/kyuseki.service");

/** KEY=value pairs of a line that begins with `word`. */
const variables = (text: string, word: string) =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${word}[ =](.+)$`, "gm"))].flatMap(([, line = ""]) =>
      line.split(" ").map((pair) => pair.split("=") as [string, string]),
    ),
  );
/** As the shell's, but for values that somebody gives: those are examples. */
const filledIn = (text: string) =>
  text.replace(/\$\{(\w+):\?\}/g, (_, name: string) => (name.endsWith("_URL") ? "https://coach.example" : "secret"));

/** What the sources of the settings call them. */
const known = ["config", "filesConfig", "backupsConfig", "trackingConfig"]
  .map((name) => read(`packages/server/src/config/${name}.ts`))
  .join();

test("OP-5 Dockerfile が写すものはすべてあり、始める命令も、版も、このリポジトリのもの", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = ""]) => paths.split(" "));
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(copied.length).toBeGreaterThan(8);
  const programs = [...dockerfile.matchAll(/(?:scripts|packages)\/[\w/]+\.ts/g)].map(([path]) => path);
  expect(programs).toEqual(["scripts/turbo.ts", "packages/server/src/main.ts"]);
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect([...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version)).toEqual([node, node]);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile.indexOf("USER node")).toBeGreaterThan(dockerfile.lastIndexOf("RUN "));
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/healthz/m);
});

test("OP-5 どの package.json も、写してから npm ci をする", () => {
  const { workspaces } = JSON.parse(read("package.json"));
  expect(workspaces).toEqual(["packages/*"]);
  for (const name of ["domain", "ui", "app", "server"]) {
    expect(dockerfile).toContain(`COPY packages/${name}/package.json packages/${name}/\n`);
  }
});

test.each([
  { name: "Dockerfile", given: variables(dockerfile, "ENV") },
  { name: "compose.yaml", given: { ...compose.services.kyuseki?.environment } },
  { name: "kyuseki.service", given: variables(unit, "Environment") },
])("OP-5 $name の環境変数は、サーバーが知っていて読めるもの", ({ given }) => {
  const names = Object.keys(given).filter((name) => name !== "NODE_ENV");
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !known.includes(`    ${name}:`) && !known.includes(`  ${name}:`))).toEqual([]);
  const env = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filledIn(value)]));
  expect(() => readConfig(env)).not.toThrow();
});

test("OP-5 compose.yaml は PostgreSQL 18 とストアを持ち、書けるのはデータだけで、外には見えない", () => {
  const { kyuseki, postgres, store } = compose.services;
  expect(kyuseki).toMatchObject({ read_only: true, volumes: ["data:/data"], ports: ["127.0.0.1:3000:3000"] });
  expect(postgres?.image).toBe("postgres:18");
  expect([postgres?.ports, store?.ports]).toEqual([undefined, undefined]);
  expect(
    readConfig({ ...kyuseki?.environment, DATABASE_URL: undefined, KYUSEKI_PUBLIC_URL: undefined }).files.s3,
  ).toMatchObject({
    endpoint: "http://store:7070",
    bucket: "kyuseki-files",
  });
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(":")[0]),
  );
  expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
});

test("OP-5 メールなど、ほかの設定も compose.yaml のサーバーに届き、なくても始まる。コミットはされない", () => {
  expect(compose.services.kyuseki?.env_file).toEqual([{ path: "kyuseki.env", required: false }]);
  expect(read(".gitignore").split("\n")).toEqual(expect.arrayContaining(["/.env", "/kyuseki.env"]));
  expect(unit).toContain("EnvironmentFile=-/etc/kyuseki.env\n");
});

test("OP-5 systemd の単位が始めるプログラムはある", () => {
  const [, command = ""] = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(unit) ?? [];
  expect(existsSync(join(root, command)) && command).toBe("packages/server/src/main.ts");
});

test.each(["deploy/Caddyfile", "deploy/nginx.conf"])(
  "OP-5 %s はサーバーの番号へ送り、住所を書き換え、数字を外に出さない",
  (name) => {
    const text = read(name);
    expect(text).toContain(`127.0.0.1:${readConfig({}).port}`);
    expect(text).toContain("X-Forwarded-For");
    expect(text).toContain("/metrics");
  },
);
