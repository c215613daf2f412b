import { searchText } from "../../format/kana.ts";

export type ComboBoxOption = {
  id: string;
  /** 選んだあと、欄に入る言葉。 */
  label: string;
  /** よみがな。ひらがなでもローマ字でも探せるようになる。 */
  kana?: string | undefined;
  /** 言葉の隣に小さく添えるもの。 */
  detail?: string | undefined;
  /** 見せないが、探すときには使う言葉。 */
  keywords?: readonly string[] | undefined;
  /** 見出し。同じ見出しのものを続けて並べる。 */
  group?: string | undefined;
};

export type ComboBoxGroup<Option> = { id: string; heading: string; options: readonly Option[] };
export type ComboBoxEntry<Option> = Option | ComboBoxGroup<Option>;

/** Options as rows of the list, with group headings where groups change. */
export function entriesOf<Option extends ComboBoxOption>(options: readonly Option[]): ComboBoxEntry<Option>[] {
  const entries: ComboBoxEntry<Option>[] = [];
  for (const option of options) {
    const last = entries.at(-1);
    if (option.group === undefined) entries.push(option);
    else if (last && isGroup(last) && last.heading === option.group) {
      entries[entries.length - 1] = { ...last, options: [...last.options, option] };
    } else entries.push({ id: `group:${option.id}`, heading: option.group, options: [option] });
  }
  return entries;
}

export function isGroup<Option extends ComboBoxOption>(entry: ComboBoxEntry<Option>): entry is ComboBoxGroup<Option> {
  return "heading" in entry;
}

/** The searchable text of each label. Options with one name share it: the list shows them all. */
export function searchTexts(options: readonly ComboBoxOption[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { label, kana = "", detail = "", keywords = [] } of options) {
    const text = searchText([label, kana, detail, ...keywords]);
    found.set(label, `${found.get(label) ?? ""}\n${text}`);
  }
  return found;
}
