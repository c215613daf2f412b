import { aloneTitleText } from "@kyuseki/ui";
import { FamilyScreen } from "@kyuseki/ui/screens/Family";
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { windowTitle } from "../navigation/title.ts";
import type { App } from "../services/app.ts";
import { useOnline } from "../services/useOnline.ts";
import { createFamilyCalls, createFamilyPost } from "./familyCalls.ts";
import { createFamilyDrafts } from "./familyDrafts.ts";
import { createFamilyStore } from "./familyStore.ts";
import { followReturns } from "./followReturns.ts";
import { useNotesPart } from "./useNotesPart.ts";

/** The page of one family, behind a link and without a session (CO-2). The link's token stands behind the `#`. */
export function FamilyPage({ app }: { app: App }) {
  const { formatMessage } = useIntl();
  const token = useSyncExternalStore(followHash, readToken);
  useEffect(() => {
    document.title = windowTitle(formatMessage(aloneTitleText.family));
  }, [formatMessage]);
  // Another link in the same tab is another family.
  return <Family key={token} app={app} token={token} />;
}

function Family({ app, token }: { app: App; token: string }) {
  const [{ store, post }] = useState(() => storeOf(app, token));
  const { page: current, act, ...answers } = useSyncExternalStore(store.subscribe, store.read);
  // The first answer is drawn in slices; what a store says is otherwise drawn in one task.
  const hasArrived = useDeferredValue(current.status === "ready", false);
  const page = hasArrived || current.status !== "ready" ? current : loading;
  const theme = useSyncExternalStore(app.theme.subscribe, app.theme.read);
  const online = useOnline();
  const nowS = Math.floor(Date.now() / 1000);
  const open = page.status === "ready" && page.value.state === "open" ? page.value : null;
  const { part, isMissing } = useNotesPart(open, token, post);
  const isWriting = part?.isWriting() ?? false;
  useEffect(() => {
    void store.load();
    const stopFollowing = followReturns(store.refresh);
    return () => {
      stopFollowing();
      store.stop();
    };
  }, [store]);
  useEffect(() => (part ? followReturns(part.refresh) : undefined), [part]);

  const family = (
    <FamilyScreen
      page={page}
      nowS={nowS}
      online={online}
      notes={isMissing ? "missing" : part && open && part.slots(open)}
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
  return (
    <>
      <div hidden={isWriting}>{family}</div>
      {isWriting && open && part?.page({ page: open, theme, nowS, online, onThemeChange: app.theme.choose })}
    </>
  );
}

const loading = { status: "loading" } as const;

function storeOf(app: App, token: string) {
  const post = createFamilyPost(token, app.network?.baseURL);
  const store = createFamilyStore(
    createFamilyCalls(post),
    createFamilyDrafts({ token, storage: () => window.localStorage, now: () => Date.now(), events: window }),
    () => Date.now(),
  );
  return { store, post };
}

const readToken = () => window.location.hash.slice(1);

function followHash(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
