import { GlobalStyle, JapaneseFormats } from "@kyuseki/ui";
import type { ReactNode } from "react";

/** What every page needs to look and read right. */
export function Page({ children, hasLateNumerals }: { children: ReactNode; hasLateNumerals?: boolean }) {
  return (
    <JapaneseFormats>
      <GlobalStyle hasLateNumerals={hasLateNumerals} />
      {children}
    </JapaneseFormats>
  );
}
