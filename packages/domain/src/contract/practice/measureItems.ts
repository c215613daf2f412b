import * as z from "zod/mini";
import { betterDirections } from "../../vocabulary/measureItem.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";

/** Active and archived ones together. */
export const MEASURE_ITEMS_LIMIT = 50;

const noParams = z.object({});
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const measureItemParams = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
});

/** An item a team measures by hand: 50m走, 立ち幅とび …. A value outside `lowest`–`highest` is refused. */
export const measureItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** "秒", "m", "cm", "kg", "km/h", "回" or a unit of the team's own. */
  unit: z.string(),
  better: z.enum(betterDirections),
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
  decimals: z.int(),
  /** The item of the product it was made from; null: the team's own. */
  preset: z.nullable(z.string()),
  archived: z.boolean(),
  /** What an edit begins from (R4). */
  version: z.int(),
});
export type MeasureItem = z.infer<typeof measureItemSchema>;

const bound = (label: string) => {
  const message = `${label}は0〜99999の数字で入力してください`;
  return z.nullable(z.number(message).check(z.minimum(0, message), z.maximum(99_999, message)));
};

/** What a manager decides about an item. */
export const measureItemDraftSchema = z
  .object({
    name: textField("項目名", 1, 20),
    unit: textField("単位", 1, 8),
    better: z.enum(betterDirections, "よい方向を選んでください"),
    lowest: bound("下限"),
    highest: bound("上限"),
    /** EN-11: one at most. */
    decimals: z
      .int("小数の桁数を選んでください")
      .check(z.minimum(0, "小数の桁数を選んでください"), z.maximum(1, "小数の桁数を選んでください")),
  })
  .check(
    z.refine(({ lowest, highest }) => lowest === null || highest === null || lowest < highest, {
      message: "上限は下限より大きくしてください",
      path: ["highest"],
    }),
  );
export type MeasureItemDraft = z.infer<typeof measureItemDraftSchema>;

/** `version` is the one the manager began from. */
export const measureItemEditSchema = z.safeExtend(measureItemDraftSchema, { version: z.int().check(z.minimum(1)) });
export type MeasureItemEdit = z.infer<typeof measureItemEditSchema>;

const items = z.object({ items: z.array(measureItemSchema) });
const write = { method: "POST", access: "manager", params: noParams, query: noParams, status: 200 } as const;

/** In the team's order; archived ones last. A team's first call gives it the product's items. */
export const listMeasureItems = defineEndpoint({
  ...write,
  id: "listMeasureItems",
  method: "GET",
  access: "coach",
  path: "/api/coach/measure/items",
  body: z.undefined(),
  reply: items,
});

/**
 * At the end of the team's order.
 * @throws conflict when another item of the team has the name, or there are `MEASURE_ITEMS_LIMIT` of them
 */
export const createMeasureItem = defineEndpoint({
  ...write,
  id: "createMeasureItem",
  path: "/api/coach/measure/items",
  body: measureItemDraftSchema,
  reply: measureItemSchema,
  status: 201,
  refuses: ["conflict"],
});

/**
 * Unit, direction and fewer decimals only until the first value: afterwards they would change what stands written.
 * @throws conflict also when somebody else has saved since `version` (R4), or another item has the name
 */
export const updateMeasureItem = defineEndpoint({
  ...write,
  id: "updateMeasureItem",
  path: "/api/coach/measure/items/:id",
  params: measureItemParams,
  body: measureItemEditSchema,
  reply: measureItemSchema,
  refuses: ["conflict"],
});

/** Out of forms and choices; its values stay. One that is archived already stays so. */
export const archiveMeasureItem = defineEndpoint({
  ...write,
  id: "archiveMeasureItem",
  path: "/api/coach/measure/items/:id/archive",
  params: measureItemParams,
  body: z.undefined(),
  reply: measureItemSchema,
});

/** At the end of the order. One that is not archived stays where it is. */
export const reinstateMeasureItem = defineEndpoint({
  ...write,
  id: "reinstateMeasureItem",
  path: "/api/coach/measure/items/:id/reinstate",
  params: measureItemParams,
  body: z.undefined(),
  reply: measureItemSchema,
});

/**
 * `ids` are all items that are not archived, each once, in their new order.
 * @throws conflict when they are others by now (R4)
 */
export const orderMeasureItems = defineEndpoint({
  ...write,
  id: "orderMeasureItems",
  path: "/api/coach/measure/items/order",
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(MEASURE_ITEMS_LIMIT)) }),
  reply: items,
  refuses: ["conflict"],
});
