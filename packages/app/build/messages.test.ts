import { expect, test } from "vitest";

type Module = Record<string, unknown>;
const copy = import.meta.glob<Module>("../../ui/src/copy/**/*.ts", { eager: true });

/** Every message below a value, by its path. */
function messagesIn(value: unknown, path: string): { path: string; defaultMessage: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("defaultMessage" in value) return [{ path, defaultMessage: value.defaultMessage }];
  return Object.entries(value).flatMap(([key, part]) => messagesIn(part, `${path}.${key}`));
}

test("the build parses every sentence: none is left to a parser that is not shipped", () => {
  const messages = Object.entries(copy).flatMap(([file, module]) => messagesIn(module, file));
  expect(messages.length).toBeGreaterThan(2000);
  expect(messages.filter(({ defaultMessage }) => !Array.isArray(defaultMessage)).map(({ path }) => path)).toEqual([]);
});
