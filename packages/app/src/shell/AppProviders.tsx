import { Appearance, JapaneseFormats } from "@kyuseki/ui";
import type { ReactNode } from "react";

/** What every page needs to look and read right. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <JapaneseFormats>
      <Appearance>{children}</Appearance>
    </JapaneseFormats>
  );
}
