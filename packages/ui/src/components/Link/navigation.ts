import { createContext, useContext } from "react";

export type Navigation = {
  /** Goes to a path of this app without loading the page again. */
  navigate: (href: string) => void;
  /** The person is about to go there: hover, touch or keyboard focus. */
  prefetch?: ((href: string) => void) | undefined;
};

/** Without a provider every link is an ordinary one. */
export const NavigateContext = createContext<Navigation | null>(null);
export const NavigateProvider = NavigateContext.Provider;
/** How the links around here travel. */
export const useLinkNavigation = (): Navigation | null => useContext(NavigateContext);
