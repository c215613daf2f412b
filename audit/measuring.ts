// What the scripts of this folder share.

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
