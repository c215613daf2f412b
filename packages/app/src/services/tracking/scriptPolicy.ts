type Policy = { createScriptURL: (source: string) => string };

declare global {
  interface Window {
    /** What it makes is an object that stands for a string; to TypeScript it is one. */
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
  }
}

const known = new Set<string>();
let policy: Policy | undefined;

/** The page's one policy for addresses of scripts: our own origin, and the ones `others` that are configured (H2). */
export function scriptPolicy(others: readonly string[] = []): Policy {
  for (const source of others) known.add(source);
  policy ??= window.trustedTypes?.createPolicy("kyuseki", rules) ?? rules;
  return policy;
}

const rules: Policy = {
  createScriptURL: (source) => {
    if (known.has(source) || new URL(source, window.location.href).origin === window.location.origin) return source;
    throw new TypeError("a script from an address that is not configured");
  },
};
