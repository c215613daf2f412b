type Page = Parameters<typeof import("@storybook/test-runner").waitForPageReady>[0];
type Session = Awaited<ReturnType<ReturnType<Page["context"]>["newCDPSession"]>>;

const sessions = new WeakMap<Page, Promise<Session>>();

/** The page's session of the browser's developer protocol: one for all its stories, because opening one is slow. */
export function devtools(page: Page): Promise<Session> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
