import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../packages/server/src/db/embedded/launch.ts";

export const host = "coach.example";

/** A proxy with its file of deploy/, but for ports and certificates; `written` is what it has logged. */
export type ProxyServer = {
  name: string;
  http: number;
  https: number;
  written: () => string;
  stop: () => Promise<void>;
};

/** nginx in front of this port, with a certificate of its own making. */
export async function startNginx(folder: string, port: number): Promise<ProxyServer> {
  const [http, https] = [await freePort(), await freePort()];
  const [log, errors] = [join(folder, "access.log"), join(folder, "error.log")];
  mkdirSync(folder);
  const key = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${host}`];
  key.push("-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem"));
  execFileSync("openssl", key, { stdio: "ignore" });
  const site = changed("deploy/nginx.conf", [
    ["listen 80;", `listen 127.0.0.1:${http};`],
    ["  listen 443 ssl", `  listen 127.0.0.1:${https} ssl`],
    [`/etc/ssl/${host}`, folder],
    ["127.0.0.1:3000", `127.0.0.1:${port}`],
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (it) => `${it}_temp_path ${folder}/${it};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${errors};
     events {} http { access_log ${log}; ${temporary.join(" ")} ${site} }`,
  );
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", errors], { stdio: "inherit" });
  return listening({ name: "nginx", http, https, written: () => readFileSync(log, "utf8") }, child);
}

/** Caddy in front of this port; what it does not fetch from outside, it signs itself. */
export async function startCaddy(folder: string, port: number): Promise<ProxyServer> {
  const [http, https] = [await freePort(), await freePort()];
  mkdirSync(folder);
  const own = `{\n admin off\n local_certs\n skip_install_trust\n http_port ${http}\n https_port ${https}\n}\n`;
  const file = join(folder, "Caddyfile");
  writeFileSync(file, own + changed("deploy/Caddyfile", [["127.0.0.1:3000", `127.0.0.1:${port}`]]));
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let written = "";
  child.stderr.on("data", (text) => {
    written += text;
  });
  return listening({ name: "Caddy", http, https, written: () => written }, child);
}

/** @throws Error when the file no longer has what must be another here */
function changed(file: string, changes: readonly (readonly [string, string])[]): string {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function listening(proxy: Omit<ProxyServer, "stop">, child: ChildProcess): Promise<ProxyServer> {
  while (!((await accepts(proxy.https)) && (await accepts(proxy.http)))) {
    if (child.exitCode !== null) throw new Error(`${proxy.name} did not start: ${proxy.written()}`);
    await pause(100);
  }
  return {
    ...proxy,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const isOpen = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "error").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isOpen;
}
