import { product } from "@kyuseki/domain";
import { GlobalStyle } from "@kyuseki/ui";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";

/** What every page needs to look and read right. */
export function Page({ children, hasLateNumerals }: { children: ReactNode; hasLateNumerals?: boolean }) {
  return (
    <IntlProvider locale={product.locale} defaultLocale={product.locale} timeZone={product.timeZone}>
      <GlobalStyle hasLateNumerals={hasLateNumerals} />
      {children}
    </IntlProvider>
  );
}
