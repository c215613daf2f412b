import { createIntl, defineMessage, type MessageTag, type MessageValuesOf } from "react-intl";
import { expect, expectTypeOf, test } from "vitest";
import { typed } from "./typed.ts";

const text = typed.defineMessages({
  plain: { id: "plain", defaultMessage: "きょう" },
  name: { id: "name", defaultMessage: "{name}さん、{count, number}球と<b>{day}</b>" },
  picked: defineMessage<{ how: "higher" | "lower" }>({
    id: "picked",
    defaultMessage: "{how, select, lower {最小値} other {最大値}}で集計",
  }),
  undeclared: { id: "undeclared", defaultMessage: "{how, select, lower {最小値} other {最大値}}で集計" },
});

test("文の値の型は、文から読む", () => {
  expectTypeOf<MessageValuesOf<typeof text.plain>>().toEqualTypeOf<Record<never, never>>();
  expectTypeOf<MessageValuesOf<typeof text.name>>().toEqualTypeOf<{
    name: string | number;
    count: number;
    day: string | number;
    b: MessageTag;
  }>();
});

test("selectとpluralの文は、値の型を自分で書く", () => {
  expectTypeOf<MessageValuesOf<typeof text.picked>>().toEqualTypeOf<{ how: "higher" | "lower" }>();
  expectTypeOf<MessageValuesOf<typeof text.undeclared>["how"]>().toBeNever();
});

test("文はそのまま使える", () => {
  const intl = createIntl({ locale: "ja" });
  expect(intl.formatMessage(text.picked, { how: "lower" })).toBe("最小値で集計");
});
