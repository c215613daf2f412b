import { tablePages } from "@kyuseki/domain";

/** D-9. How one section's view stands in an address. Both directions are pure. */
export type ViewInAddress<View> = {
  /** The search parameters that say the view; others in the address are left alone. */
  parameters: readonly string[];
  /** What an address cannot mean counts as not said. */
  read: (params: URLSearchParams) => View;
  /** A parameter that is null or left out is not written: defaults are, so the plain view has a plain address. */
  write: (view: View) => Readonly<Record<string, string | null>>;
};

export const readView = <View>({ read }: ViewInAddress<View>, search: string): View =>
  read(new URLSearchParams(search));

/** The search parameters of a view, with their "?", in the order of `parameters`. */
export function writeView<View>({ parameters, write }: ViewInAddress<View>, view: View): string {
  const values = write(view);
  const params = new URLSearchParams();
  for (const name of parameters) {
    const value = values[name] ?? null;
    if (value !== null) params.set(name, value);
  }
  return searchOf(params);
}

/** What an address says besides the view, with the view in front. `view` is as `writeView` writes it. */
export function withView(
  { parameters }: Pick<ViewInAddress<never>, "parameters">,
  view: string,
  search: string,
): string {
  const params = new URLSearchParams(view);
  for (const [name, value] of new URLSearchParams(search)) if (!parameters.includes(name)) params.set(name, value);
  return searchOf(params);
}

type Sort<Id extends string> = { id: Id; dir: "asc" | "desc" };

/** "-grade" is descending; null for the order nobody asked for. */
export function sortParameter<Id extends string>(sort: Sort<Id>, usual: Sort<Id>): string | null {
  if (sort.id === usual.id && sort.dir === usual.dir) return null;
  return sort.dir === "desc" ? `-${sort.id}` : sort.id;
}

export function sortFrom<Id extends string>(text: string | null, ids: readonly Id[], usual: Sort<Id>): Sort<Id> {
  const id = oneOf(ids, text?.replace(/^-/, "") ?? null);
  return id === null ? usual : { id, dir: text?.startsWith("-") ? "desc" : "asc" };
}

/** Further than the last page is the screen's to correct: only it knows how many rows there are. */
export function pageFrom(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : tablePages.firstPage;
}

/** The value as a parameter; null for the usual one. */
export const unlessUsual = <Value extends number | string>(value: Value, usual: Value): string | null =>
  value === usual ? null : String(value);

export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

function searchOf(params: URLSearchParams): string {
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
