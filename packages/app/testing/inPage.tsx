import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import type { Services } from "../src/services/services.ts";
import { Page } from "../src/shell/AppProviders.tsx";
import { withServices } from "./teamServer.tsx";

/** Wraps hooks whose words the page gives, in it and in the providers of the shell. */
export function inPage(services: Services) {
  const Providers = withServices(services);
  return ({ children }: { children: ReactNode }) => (
    <Page>
      <Providers>{children}</Providers>
    </Page>
  );
}

/** What stands over or beside the pages: an overlay, the header's parts, a host. */
export const renderInPage = (services: Services, shown: ReactNode): RenderResult =>
  render(shown, { wrapper: inPage(services) });
