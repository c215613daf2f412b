import { product } from "@kyuseki/domain";
import { GlobalStyle, JapaneseFormats, media, OpeningShell, titleText } from "@kyuseki/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { createIntl } from "react-intl";
import { ServerStyleSheet } from "styled-components";
import { trailOf } from "../../src/navigation/breadcrumbs.ts";
import { type Route, routes } from "../../src/navigation/routeTable.ts";
import { navigationFor } from "../../src/shell/shellNavigation.ts";
import type { FramedPage, FrameSettings } from "./showFrame.ts";
import { usedStyles } from "./usedStyles.ts";

/**
 * Where the shell has other elements, by the media query that holds there. On a phone a screen below another one has a
 * way back in the place of the menu.
 */
const shapes = {
  compact: { query: media.compact, isBelow: false },
  back: { query: media.compact, isBelow: true },
  rail: { query: null, isBelow: true },
  wide: { query: media.desktop, isBelow: true },
} as const;
type FrameShape = keyof typeof shapes;

/** `styles`: what all frames need, without fonts. `frames`: the shell's markup in each shape. */
type DrawnFrames = Pick<FrameSettings, "pages" | "queries"> & { styles: string; frames: Record<FrameShape, string> };

/**
 * The shell as the app draws it, before it is known who is here: without name, team and counts, with every entry of the
 * navigation and an empty title.
 */
export function drawFrames(): DrawnFrames {
  const sheet = new ServerStyleSheet();
  const draw = (shape: FrameShape) => {
    const { query: held, isBelow } = shapes[shape];
    shown = held;
    return renderToStaticMarkup(
      sheet.collectStyles(
        <JapaneseFormats>
          <GlobalStyle />
          <Frame isBelow={isBelow} />
        </JapaneseFormats>,
      ),
    );
  };
  // What `useMedia` asks.
  let shown: string | null = null;
  const matchMedia = (query: string) => ({
    get matches() {
      return query === shown;
    },
  });
  Object.assign(globalThis, { window: { matchMedia } });
  const frames = { compact: draw("compact"), back: draw("back"), rail: draw("rail"), wide: draw("wide") };
  Reflect.deleteProperty(globalThis, "window");
  const styles = usedStyles(sheet.instance.toString(), Object.values(frames).join(""));
  sheet.seal();
  return { styles, frames, pages: framedPages(), queries: { compact: media.compact, wide: media.desktop } };
}

function framedPages(): FrameSettings["pages"] {
  const { formatMessage } = createIntl({ locale: product.locale, defaultLocale: product.locale });
  const all: readonly Route[] = routes;
  const framed = all.filter(({ fullScreen, alone }) => !fullScreen && !alone);
  return Object.fromEntries(
    framed.map((route) => {
      const names = [...route.path.matchAll(/:(\w+)/g)].map(([written, name = ""]) => [name, written]);
      const above = trailOf(route, Object.fromEntries(names));
      const page: FramedPage = [
        formatMessage(titleText[route.id]),
        ...above.map(({ id, href }): [string, string] => [formatMessage(titleText[id]), href]),
      ];
      return [route.path, page];
    }),
  );
}

/** Inside a ranking and below a screen, so that the entries there and the way back are drawn too. */
function Frame({ isBelow }: { isBelow: boolean }) {
  const { nav, tabs, shortcuts } = navigationFor({
    pathname: "/ranking/individual/local",
    analyzer: true,
    isMobile: false,
    applied: 0,
    unread: 0,
    unanswered: 0,
    openPlayers: 0,
  });
  return (
    <OpeningShell
      {...{ nav, tabs, shortcuts }}
      title=""
      homeHref="/"
      crumbs={isBelow ? [{ label: "", href: "/" }] : []}
    >
      <div data-part="opening" />
    </OpeningShell>
  );
}
