import { useState } from "react";
import { NavigateProvider } from "../../components/Link/navigation.ts";
import { FaqScreen, type FaqScreenProps } from "./FaqScreen.tsx";

/** For stories only: holds query and anchor, as the address does in the app. */
export function FaqHarness({ query: first, anchor: place, onQueryChange, ...rest }: FaqScreenProps) {
  const [query, setQuery] = useState(first);
  const [anchor, setAnchor] = useState(place);
  const handleQueryChange = (next: string) => {
    onQueryChange(next);
    setQuery(next);
  };

  return (
    <NavigateProvider value={{ navigate: (href) => setAnchor(href.split("#")[1] ?? "") }}>
      <FaqScreen {...rest} query={query} anchor={anchor} onQueryChange={handleQueryChange} />
    </NavigateProvider>
  );
}
