/** How one value of a view is written as a search parameter. */
export type Parameter<Value> = {
  /** In the address; without it, the name that the value has in the view. */
  name?: string;
  /** undefined for a text that means no value: it counts as not given. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
};

/** One parameter for each value of a view. Their order is the order in the address. */
export type ViewParameters<View> = { readonly [Key in keyof View]-?: Parameter<NonNullable<View[Key]>> };

/** A screen's view (filters, sorting, page) in the search parameters of its address (D-9). All functions are pure. */
export type ViewAddress<View> = {
  read: (search: string | URLSearchParams) => View;
  /** The search parameters with their "?". Usual values are not written, so the usual view has a plain address. */
  write: (view: View) => string;
  /** The parameters of `view`, as `write` returns them, followed by the other parameters of `search`. */
  merge: (view: string, search: string) => string;
  /** The other parameters of `search`, followed by those of the view. */
  append: (search: string, view: View) => string;
};

/**
 * Describes how a view is kept in the address. `usual` holds the values that are not written; null means no value.
 * `correct` sees every view that was read and resets values that do not fit together.
 */
export function defineView<View extends object>(
  usual: View,
  parameters: ViewParameters<View>,
  correct: (view: View) => View = (view) => view,
): ViewAddress<View> {
  const keys = Object.keys(parameters) as (keyof View & string)[];
  const nameOf = (key: keyof View & string) => parameters[key].name ?? key;
  const names = keys.map(nameOf);

  const readValue = <Key extends keyof View & string>(key: Key, params: URLSearchParams): View[Key] => {
    const text = params.get(nameOf(key));
    return (text === null ? undefined : parameters[key].read(text)) ?? usual[key];
  };
  const textOf = <Key extends keyof View & string>(key: Key, { [key]: value }: View): string | null =>
    value === null || value === undefined ? null : parameters[key].write(value);

  const write = (view: View) => {
    const params = new URLSearchParams();
    for (const key of keys) {
      const text = textOf(key, view);
      if (text !== null && text !== textOf(key, usual)) params.set(nameOf(key), text);
    }
    return toSearch(params);
  };
  const othersOf = (search: string) => [...new URLSearchParams(search)].filter(([name]) => !names.includes(name));

  return {
    read: (search) => {
      const params = new URLSearchParams(search);
      return correct(Object.fromEntries(keys.map((key) => [key, readValue(key, params)])) as View);
    },
    write,
    merge: (view, search) => toSearch([...new URLSearchParams(view), ...othersOf(search)]),
    append: (search, view) => toSearch([...othersOf(search), ...new URLSearchParams(write(view))]),
  };
}

function toSearch(params: URLSearchParams | string[][]): string {
  const text = new URLSearchParams(params).toString();
  return text === "" ? "" : `?${text}`;
}
