import { useEffect, useState } from "react";
import { addons } from "storybook/preview-api";

type Theme = "light" | "dark";

/** The theme chosen in the toolbar. Story decorators do not apply to written pages. */
export function useToolbarTheme(): Theme {
  const [theme, setTheme] = useState<Theme>(() => (/theme:dark/.test(globalsOfAddress()) ? "dark" : "light"));
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = ({ globals }: { globals: { theme?: unknown } }) =>
      setTheme(globals.theme === "dark" ? "dark" : "light");
    channel.on("globalsUpdated", hear);
    return () => channel.off("globalsUpdated", hear);
  }, []);
  return theme;
}

const globalsOfAddress = () => new URLSearchParams(window.location.search).get("globals") ?? "";
