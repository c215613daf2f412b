import { isIP } from "node:net";
import { Failure } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";

/** Where passkeys are made and used: the page's origin, and the relying party's id, its host. */
export type PasskeySite = { origin: string; rpId: string };

/** undefined for an address that browsers make no passkeys for: they need https and a name, or their own machine. */
export function passkeySiteOf(address: string): PasskeySite | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname, protocol } = new URL(address);
  const isNamed = protocol === "https:" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return isNamed || hostname === "localhost" ? { origin, rpId: hostname } : undefined;
}

/**
 * The public address. Without one only a browser on the server's own machine (http://localhost) can use passkeys; what
 * else stands in the Host header is not believed.
 */
export function findPasskeySite(publicUrl: string | undefined, { headers }: FastifyRequest): PasskeySite | undefined {
  if (publicUrl !== undefined) return passkeySiteOf(publicUrl);
  const site = passkeySiteOf(`http://${headers.host}`);
  return site?.rpId === "localhost" ? site : undefined;
}

/** @throws Failure "conflict" where this server's address takes no passkeys */
export function requirePasskeySite(publicUrl: string | undefined, request: FastifyRequest): PasskeySite {
  const site = findPasskeySite(publicUrl, request);
  if (!site) throw new Failure("conflict", { message: "このサーバーの設定では、パスキーを使えません。" });
  return site;
}
