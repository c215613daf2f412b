// What the scripts of this folder share.
import { readFileSync } from "node:fs";

/** @throws Error unless the demo's account is let in */
export async function signIn(url: string, who: "manager" | "softball"): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@demo.kyuseki.example`, password: "kyuseki-demo" }),
  });
  const { token }: { token?: string } = await answer.json();
  if (token === undefined) throw new Error(`the sign-in answered ${answer.status}`);
  return token;
}

/** 0 without values. */
export function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
}

/** Resident memory of a process, in MB. */
export function rssMb(pid: number): number {
  const [, kb = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kb) / 1024);
}

/** A process keeps some of what it once needed: what must come back is the rest, in MB, within a minute. */
export const memoryMarks = { keptMb: 50, patienceS: 60 };

/**
 * Waits until the memory is back within the mark of `before`, or patience ends; the memory then, in MB. Somebody uses the
 * server meanwhile, a second at a time: one that rests does not tidy up.
 */
export async function rssAfterMb(
  pid: number,
  before: number,
  use: (seconds: number) => Promise<unknown>,
): Promise<number> {
  for (let second = 0; second < memoryMarks.patienceS; second += 1) {
    if (rssMb(pid) <= before + memoryMarks.keptMb) break;
    await use(1);
  }
  return rssMb(pid);
}
