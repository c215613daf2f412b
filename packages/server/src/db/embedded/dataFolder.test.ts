import { chmodSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newClusterFolder, removeCluster } from "../../testing/clusterFolder.ts";
import { openDataFolder } from "./dataFolder.ts";
import { canAccess } from "./systemUser.ts";

const isRoot = process.getuid?.() === 0;
/** Nobody in particular: an account that owns nothing here. */
const stranger = { uid: 65_534, gid: 65_534 };

let open: string;
let closed: string;
beforeEach(() => {
  open = newClusterFolder("folder");
  closed = mkdtempSync(join(tmpdir(), "kyuseki-private-"));
  chmodSync(closed, 0o700);
});
afterEach(() => {
  removeCluster(open);
  rmSync(closed, { recursive: true });
});

describe("openDataFolder", () => {
  test("なければ作り、全体の道で答える", () => {
    const folder = join(open, "a/b");
    expect(openDataFolder(join(open, "a/../a/b"))).toEqual({ folder, elsewhere: false });
    expect(existsSync(folder)).toBe(true);
  });

  test("リンクをたどった先の、ほんとうの道で答える", () => {
    symlinkSync(open, join(closed, "link"));
    chmodSync(closed, 0o755);
    expect(openDataFolder(join(closed, "link/a"))).toEqual({ folder: join(open, "a"), elsewhere: false });
  });

  test("狭い umask のもとで作っても、PostgreSQLが入れる", () => {
    const before = process.umask(0o077);
    openDataFolder(join(open, "a/b"));
    process.umask(before);
    expect(["a", "a/b"].map((name) => canAccess(isRoot ? stranger : {}, join(open, name)))).toEqual([true, true]);
  });

  test("閉じたフォルダーの中は、rootなら DATA_DIR を名指しで断って何も作らず、持ち主なら使える", () => {
    const asked = join(closed, "data");
    if (isRoot) {
      expect(() => openDataFolder(asked)).toThrow(`DATA_DIR=${asked} cannot be used`);
      expect(() => openDataFolder(asked)).toThrow(`may not enter ${closed}`);
    } else {
      expect(openDataFolder(asked)).toEqual({ folder: asked, elsewhere: false });
    }
    expect(existsSync(asked)).toBe(!isRoot);
  });
});

test("よその人は閉じたフォルダーに入れないと、正しく見分ける", () => {
  expect(canAccess(stranger, closed)).toBe(false);
  expect(canAccess({}, closed)).toBe(true);
});
