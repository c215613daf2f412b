import { product } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { createIntl, createIntlCache, RawIntlProvider } from "react-intl";
import { decimal } from "./decimal.ts";

/** 画面の言葉と数を日本語で書く。どの画面もこの中に出る。 */
export function JapaneseFormats({ children }: { children: ReactNode }) {
  made ??= createJapanese();
  return <RawIntlProvider value={made}>{children}</RawIntlProvider>;
}

let made: ReturnType<typeof createJapanese> | undefined;

/** What `useIntl` gives everywhere. */
export function createJapanese() {
  const { locale, timeZone } = product;
  const cache = createIntlCache();
  const numbers = { format: createNumberFormat(locale) } as Intl.NumberFormat;
  // Of `{count, number}` in a sentence, and of `formatNumber` without options: how the library names its formats.
  for (const options of [undefined, {}]) cache.number[JSON.stringify({ 0: [locale, options] })] = numbers;
  return createIntl({ locale, defaultLocale: locale, timeZone }, cache);
}

/** Nearly every number in a sentence is a count, for which a phone need not load the browser's number formats. */
function createNumberFormat(locale: string) {
  let exact: Intl.NumberFormat | undefined;
  return (value: number) => {
    if (Number.isSafeInteger(value)) return decimal(value, 0);
    exact ??= new Intl.NumberFormat(locale);
    return exact.format(value);
  };
}
