import { useState } from "react";
import { NavigateProvider } from "../../components/Link/navigation.ts";
import { HelpScreen, type HelpScreenProps } from "./HelpScreen.tsx";

/** For stories only: holds query and anchor, as the address does in the app. */
export function HelpHarness({ query: first, anchor: place, onQueryChange, ...rest }: HelpScreenProps) {
  const [query, setQuery] = useState(first);
  const [anchor, setAnchor] = useState(place);
  const handleQueryChange = (next: string) => {
    onQueryChange(next);
    setQuery(next);
  };

  return (
    <NavigateProvider value={{ navigate: (href) => setAnchor(href.split("#")[1] ?? "") }}>
      <HelpScreen {...rest} query={query} anchor={anchor} onQueryChange={handleQueryChange} />
    </NavigateProvider>
  );
}
