import { product } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor, RawIntlProvider } from "react-intl";
import { decimal } from "./decimal.ts";

/** 画面の言葉と数を日本語で書く。どの画面もこの中に出る。 */
export function JapaneseFormats({ children }: { children: ReactNode }) {
  made ??= createJapaneseIntl();
  return <RawIntlProvider value={made}>{children}</RawIntlProvider>;
}

let made: IntlShape | undefined;

/** What `useIntl` gives everywhere. Days and times are written by `format/date.ts`, not in sentences. */
export function createJapaneseIntl(): IntlShape {
  const { locale } = product;
  const cache = createIntlCache();
  const numbers = { format: createNumberFormat(locale) } as Intl.NumberFormat;
  // Of `{count, number}` in a sentence, and of `formatNumber` without options: how the library names its formats.
  for (const options of [undefined, {}]) cache.number[JSON.stringify({ 0: [locale, options] })] = numbers;
  const intl = createIntl({ locale, defaultLocale: locale }, cache);
  const formatMessage = ((message: MessageDescriptor, values?: never, options?: never) =>
    plainText(message) ?? intl.formatMessage(message, values, options)) as IntlShape["formatMessage"];
  return { ...intl, formatMessage };
}

/** Words without values, for which the library would make a format all the same. */
function plainText({ defaultMessage }: MessageDescriptor): string | undefined {
  if (!Array.isArray(defaultMessage) || defaultMessage.length !== 1) return undefined;
  const [part] = defaultMessage;
  return part?.type === 0 ? part.value : undefined;
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
