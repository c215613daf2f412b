/**
 * A recorded event without what speaks of people: of attributes only those that shape the picture are kept (labels,
 * titles and links name members), and `address` stands for the page's own (P1).
 */
export function maskEvent(value: unknown, address: string): unknown {
  if (Array.isArray(value)) return value.map((item) => maskEvent(item, address));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === "attributes" && isRecord(item)) return [key, pictureOf(item)];
      if (key === "href") return [key, address];
      return [key, maskEvent(item, address)];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const pictureOf = (attributes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isShaping(name, value)));

/** `rr_*` and `_cssText` are the recorder's own: sizes of what is blocked, and style sheets. */
const shaping =
  /^(class|style|type|role|rel|media|lang|dir|hidden|open|disabled|colspan|rowspan|width|height|_cssText|rr_\w+)$/;

/** Of our own marks (`data-variant`) plain words only: never an id or a name. */
const isShaping = (name: string, value: unknown) =>
  shaping.test(name) || (name.startsWith("data-") && (value === null || /^[a-z-]*$/.test(String(value))));
