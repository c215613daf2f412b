import * as z from "zod/mini";
import { betterDirections } from "../../vocabulary/measureItem.ts";
import { defineEndpoint } from "../endpoint.ts";
import { textField } from "../fields.ts";
import { idField, idInAddress } from "../rowFields.ts";

/** Limit on active and archived items together. */
export const MEASURE_ITEMS_LIMIT = 50;

const noParams = z.object({});
const id = idField();
const measureItemParams = z.object({
  id: idInAddress(),
});

/** An item a team measures by hand: 50m走, 立ち幅とび …. Values outside `lowest`–`highest` are refused. */
export const measureItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** "秒", "m", "cm", "kg", "km/h", "回" or a unit of the team's own. */
  unit: z.string(),
  better: z.enum(betterDirections),
  lowest: z.nullable(z.number()),
  highest: z.nullable(z.number()),
  decimals: z.int(),
  /** The preset it was made from; null: the team's own item. */
  preset: z.nullable(z.string()),
  archived: z.boolean(),
  /** Version that an edit starts from (R4). */
  version: z.int(),
});
export type MeasureItem = z.infer<typeof measureItemSchema>;

const bound = (label: string) => {
  const message = `${label}は0〜99999の数字で入力してください`;
  return z.nullable(z.number(message).check(z.minimum(0, message), z.maximum(99_999, message)));
};

/** What a manager may set about an item. */
export const measureItemDraftSchema = z
  .object({
    name: textField("項目名", 1, 20),
    unit: textField("単位", 1, 8),
    better: z.enum(betterDirections, "よい方向を選んでください"),
    lowest: bound("下限"),
    highest: bound("上限"),
    /** At most one (EN-11). */
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

/** `version` is the one the manager started from. */
export const measureItemEditSchema = z.safeExtend(measureItemDraftSchema, { version: idField() });
export type MeasureItemEdit = z.infer<typeof measureItemEditSchema>;

const items = z.object({ items: z.array(measureItemSchema) });
const write = { method: "POST", access: "manager", params: noParams, query: noParams, status: 200 } as const;

/** Items in the team's order, archived ones last. A team's first call creates the presets. */
export const listMeasureItems = defineEndpoint({
  ...write,
  id: "listMeasureItems",
  method: "GET",
  access: "coach",
  path: "/api/coach/measure/items",
  body: z.undefined(),
  reply: items,
  keptForOffline: true,
});

/**
 * Adds an item at the end.
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
 * Changes an item; unit, direction and fewer decimals only before the first value, because later they would change what
 * recorded values mean.
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

/** Removes an item from forms and choices; its values stay. Repeating it changes nothing. */
export const archiveMeasureItem = defineEndpoint({
  ...write,
  id: "archiveMeasureItem",
  path: "/api/coach/measure/items/:id/archive",
  params: measureItemParams,
  body: z.undefined(),
  reply: measureItemSchema,
});

/** Returns an archived item to the end of the order; others stay as they are. */
export const reinstateMeasureItem = defineEndpoint({
  ...write,
  id: "reinstateMeasureItem",
  path: "/api/coach/measure/items/:id/reinstate",
  params: measureItemParams,
  body: z.undefined(),
  reply: measureItemSchema,
});

/**
 * `ids` are all active items, each once, in their new order.
 * @throws conflict when the active items have changed meanwhile (R4)
 */
export const orderMeasureItems = defineEndpoint({
  ...write,
  id: "orderMeasureItems",
  path: "/api/coach/measure/items/order",
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(MEASURE_ITEMS_LIMIT)) }),
  reply: items,
  refuses: ["conflict"],
});
