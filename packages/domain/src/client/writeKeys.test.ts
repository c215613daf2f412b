import { describe, expect, test } from "vitest";
import { login } from "../contract/account/session.ts";
import { createMember } from "../contract/members/memberDraft.ts";
import { listMembers } from "../contract/members/members.ts";
import { uploadLogo } from "../contract/team/logo.ts";
import { createWriteKeys } from "./writeKeys.ts";

const input = { body: { last_name: "佐藤" } };

describe("R5 the key of a write", () => {
  test("stays while nobody knows what became of the write, and is new once it is known", () => {
    const keys = createWriteKeys();
    const first = keys.keyFor(createMember, input);
    expect(first).toBeDefined();
    expect(keys.keyFor(createMember, { body: { last_name: "佐藤" } })).toBe(first);
    keys.settle(first);
    expect(keys.keyFor(createMember, input)).not.toBe(first);
  });

  test("belongs to one write: another body has another key", () => {
    const keys = createWriteKeys();
    expect(keys.keyFor(createMember, input)).not.toBe(keys.keyFor(createMember, { body: { last_name: "鈴木" } }));
  });

  test("I9 of a file belongs to its bytes: every other byte makes another write", () => {
    const keys = createWriteKeys();
    const key = (...bytes: number[]) => keys.keyFor(uploadLogo, { body: Uint8Array.from(bytes) });
    const all = Array.from({ length: 256 }, (_, byte) => key(1, byte));
    expect(new Set(all).size).toBe(256);
    expect(key(1, 129)).toBe(all[129]);
  });

  test("D-7 reading and signing in have none, and settling none changes nothing", () => {
    const keys = createWriteKeys();
    const key = keys.keyFor(createMember, input);
    expect([keys.keyFor(listMembers, {}), keys.keyFor(login, input)]).toEqual([undefined, undefined]);
    keys.settle(undefined);
    expect(keys.keyFor(createMember, input)).toBe(key);
  });
});
