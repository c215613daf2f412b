import { titleText } from "@kyuseki/ui";
import { FamilyScreen } from "@kyuseki/ui/screens/Family";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { windowTitle } from "../navigation/title.ts";
import type { App } from "../services/app.ts";
import { useOnline } from "../services/useOnline.ts";
import { createFamilyCalls } from "./familyCalls.ts";
import { createFamilyDrafts } from "./familyDrafts.ts";
import { createFamilyStore } from "./familyStore.ts";

/** The page of one family, behind a link and without a session (CO-2). The link's token stands behind the `#`. */
export function FamilyPage({ app }: { app: App }) {
  const { formatMessage } = useIntl();
  const token = useSyncExternalStore(followHash, readToken);
  useEffect(() => {
    document.title = windowTitle(formatMessage(titleText.family));
  }, [formatMessage]);
  // Another link in the same tab is another family.
  return <Family key={token} app={app} token={token} />;
}

function Family({ app, token }: { app: App; token: string }) {
  const [store] = useState(() => storeOf(app, token));
  const { page, act, ...answers } = useSyncExternalStore(store.subscribe, store.read);
  const theme = useSyncExternalStore(app.theme.subscribe, app.theme.read);
  const online = useOnline();
  useEffect(() => {
    void store.load();
    const follow = () => {
      if (document.visibilityState === "visible") store.refresh();
    };
    document.addEventListener("visibilitychange", follow);
    window.addEventListener("online", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("online", follow);
      store.stop();
    };
  }, [store]);

  return (
    <FamilyScreen
      page={page}
      nowS={Math.floor(Date.now() / 1000)}
      online={online}
      theme={theme}
      onThemeChange={app.theme.choose}
      answers={{
        ...answers,
        onComment: store.comment,
        onAnswer: store.answer,
        onAttend: store.attend,
        onCar: store.car,
      }}
      onSeen={store.seen}
      acts={{
        ...act,
        onStop: () => void store.stopLinks(),
        onMail: (mail) => void store.chooseMail(mail),
        onCalendar: store.calendar,
        onCopy: (text) => navigator.clipboard.writeText(text),
      }}
      onRetry={store.retry}
    />
  );
}

const storeOf = (app: App, token: string) =>
  createFamilyStore(
    createFamilyCalls(token, app.network?.baseURL),
    createFamilyDrafts({ token, storage: () => window.localStorage, now: () => Date.now(), events: window }),
    () => Date.now(),
  );

const readToken = () => window.location.hash.slice(1);

function followHash(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
