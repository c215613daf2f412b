import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

/** 振る舞いの土台に、暦・数・読み上げの言葉が日本語であることを伝える。土台を使う部品が自分を包むので、使わない画面は土台を読み込まない。 */
export function JapaneseBehaviour({ children }: { children: ReactNode }) {
  return <I18nProvider locale="ja-JP">{children}</I18nProvider>;
}
