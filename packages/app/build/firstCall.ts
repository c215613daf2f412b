import type { AnyEndpoint, ParamsOf, QueryInput } from "@kyuseki/domain";

/** One value of a call's query, as it stands in the page's address. */
export type QueryValue = {
  /** Name of the search parameter; "" for a value that never changes. */
  name: string;
  /** Regular expression of what the parameter may say; anything else counts as not given. */
  pattern: string;
  /** Sent when it is not given; without it, nothing is sent. */
  usual?: string;
};

/** A call that a page makes first. */
export type FirstCall = {
  path: string;
  /** Parameters of the call's path: the page's path or search parameter with the id, or "=" and a word. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, QueryValue>>;
  /** Only with this value of a search parameter; null stands for none. */
  when: Readonly<Record<string, string | null>>;
  /** Query value that is the present month in Japan when the address does not say it. */
  month?: string;
  /** Query values that are days in Japan, so many after today. */
  days?: Readonly<Record<string, number>>;
  /** Search parameter with a school year, the present one when it says none: its days are sent as `from` and `to`. */
  schoolYear?: string;
  /** Query values of a first and a last day: neither is sent without the other, or the wrong way round. */
  range?: readonly [first: string, last: string];
  next?: NextCall;
};

/** The call that an answer leads to: for one row of its list, when the address names none. */
export type NextCall = {
  /** With `:id`. */
  path: string;
  /** Name of the list in the answer, and of the id in its rows. */
  list: string;
  id: string;
  /** The first row in which this is null is meant; without one, the first of all. */
  open: string;
  /** Search parameter with the id when the address names one. */
  unless: string;
};

/** A call that a page makes first with what stands behind the `#` of its address. */
export type LinkCall = {
  path: string;
  /** Name in the body. */
  name: string;
  /** Whether the page also asks who is here. */
  asksSession: boolean;
};

type Details<E extends AnyEndpoint> = {
  params?: Readonly<Record<keyof ParamsOf<E> & string, string>>;
  query?: { readonly [Name in keyof QueryInput<E>]?: QueryValue };
  when?: FirstCall["when"];
  month?: keyof QueryInput<E> & string;
  days?: { readonly [Name in keyof QueryInput<E>]?: number };
  schoolYear?: "from" | "to" extends keyof QueryInput<E> ? string : never;
  range?: readonly [keyof QueryInput<E> & string, keyof QueryInput<E> & string];
  next?: NextCall;
};

/** A first call of an endpoint, typed by it. */
export const first = <E extends AnyEndpoint>(
  { path }: E,
  { params, query, when, days, ...options }: Details<E> = {},
): FirstCall => ({
  path,
  params: { ...params },
  query: { ...query } as FirstCall["query"],
  when: { ...when },
  ...(days && { days: { ...days } as Record<string, number> }),
  ...options,
});

/** A value of the search parameter `name`; `allowed`: a regular expression or every text it may be. */
export const value = (
  name: string,
  allowed: string | readonly (string | number)[],
  usual?: string | number,
): QueryValue => ({
  name,
  pattern: typeof allowed === "string" ? allowed : allowed.join("|"),
  ...(usual !== undefined && { usual: String(usual) }),
});
/** A value that never changes. */
export const always = (text: string) => value("", "", text);
