// `npm run check:dependencies`: every installed package has a checksum in the lockfile and a licence that the product may
// be given away with.
import { readFileSync } from "node:fs";

/** An entry of package-lock.json, version 3. */
export type Locked = {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: string | readonly string[];
  libc?: readonly string[];
};

/** Licences that ask for no more than their text beside the product. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Public Domain",
  "Unlicense",
  "WTFPL",
  "Zlib",
]);

/** Others, each with the packages that may have it. The product links to them unchanged and can be run with another version. */
const allowedFor: Record<string, RegExp> = {
  "LGPL-3.0-or-later": /^@img\/sharp-/,
  "MPL-2.0": /^(axe-core|lightningcss|lightningcss-.+)$/,
};

/** Packages whose licence stands in a file alone. */
const licenceInFile: Record<string, string> = {
  "@react-aria/optimize-locales-plugin": "Apache-2.0",
  exit: "MIT",
  union: "MIT",
};

/** What is wrong with the packages of a lockfile, one sentence each. */
export function faultsOf(packages: Record<string, Locked>): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    if (!path.includes("node_modules/") || locked.link || !isInstalled(locked)) return [];
    const faults: string[] = [];
    if (!locked.integrity?.startsWith("sha512-")) faults.push(`${path} has no sha512 checksum: npm install again`);
    const licence = locked.license ?? licenceInFile[name];
    if (!licence) faults.push(`${path} names no licence: read its files, then scripts/checks/dependencies.ts`);
    else if (!mayUse(name, licence)) faults.push(`${path} has the licence ${licence}: choose another package`);
    return faults;
  });
}

/** Whether the package comes to Linux with glibc, where the product is built and run; others are optional there. */
function isInstalled({ optional, os, cpu = "x64", libc }: Locked): boolean {
  const fits = [cpu].flat().some((one) => one === "x64" || one === "arm64");
  return !optional || ((os?.includes("linux") ?? true) && fits && (libc?.includes("glibc") ?? true));
}

/** Of licences joined by OR one must do, of those joined by AND all. */
function mayUse(name: string, licence: string): boolean {
  return licence
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => permissive.has(one) || allowedFor[one]?.test(name)));
}

if (import.meta.main) {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const faults = faultsOf(packages);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? "dependencies: checksums and licences are as they should be"
      : `dependencies: ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
