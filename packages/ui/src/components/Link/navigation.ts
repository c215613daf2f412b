import { createContext, useContext } from "react";

export type Navigation = {
  /** Follows a path of this app without loading the page again. */
  navigate: (href: string) => void;
  /** The person is likely to follow the link: hover, touch or keyboard focus. */
  prefetch?: ((href: string) => void) | undefined;
};

/** Without a provider every link is an ordinary one. */
export const NavigateContext = createContext<Navigation | null>(null);
export const NavigateProvider = NavigateContext.Provider;
/** How links below this provider navigate. */
export const useLinkNavigation = (): Navigation | null => useContext(NavigateContext);
