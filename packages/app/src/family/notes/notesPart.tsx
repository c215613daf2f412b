import type { FamilyPage } from "@kyuseki/domain";
import type { FamilyNotesPart } from "@kyuseki/ui/screens/Family";
import {
  FamilyNoteList,
  type FamilyNotesActs,
  FamilyNotesScreen,
  type FamilyNotesScreenProps,
  OpenNotes,
} from "@kyuseki/ui/screens/FamilyNotes";
import { type ReactNode, useSyncExternalStore } from "react";
import type { FamilyPost } from "../familyCalls.ts";
import { createFamilyNoteCalls } from "./familyNoteCalls.ts";
import { createFamilyNotesStore, type FamilyNotesStore } from "./familyNotesStore.ts";
import { createNoteDraftStorage } from "./noteDraftStorage.ts";
import { createNoteViews, type NoteViews } from "./noteViews.ts";

type Options = { token: string; owner: string; post: FamilyPost; reader: FamilyPage["reader"] };

/** Growth notes on the page of a family: what it loads once there are some. */
export type NotesPart = {
  slots: (page: FamilyPage) => FamilyNotesPart;
  subscribe: (listener: () => void) => () => void;
  /** Changes whenever something that the family's page shows has changed. */
  read: () => unknown;
  isWriting: () => boolean;
  /** What stands in place of the family's page while somebody writes. */
  page: (props: PageProps) => ReactNode;
  refresh: () => void;
  stop: () => void;
};

type PageProps = Pick<FamilyNotesScreenProps, "page" | "theme" | "onThemeChange" | "nowS" | "online">;

/** Begins to load the notes. */
export function createNotesPart({ token, owner, post, reader }: Options): NotesPart {
  const store = createFamilyNotesStore({
    calls: createFamilyNoteCalls(post),
    drafts: createNoteDraftStorage({
      token,
      owner,
      storage: () => window.localStorage,
      now: () => Date.now(),
      events: window,
    }),
    now: () => Date.now(),
    onlyWriter: reader === "player" ? "player" : null,
  });
  const views = createNoteViews(window);
  const acts: FamilyNotesActs = { ...store.acts, onOpen: views.open, onBack: views.back };
  void store.load();

  return {
    slots: (page) => ({
      due: (memberId) => store.due(memberId) ?? (memberId === null ? (page.notes?.due ?? 0) : 0),
      open: (shown) => <Open {...{ page, shown, store, acts }} />,
      list: (shown) => <List {...{ page, shown, store, acts }} />,
    }),
    page: (props) => <Page {...props} {...{ store, views, acts }} />,
    subscribe: (listener) => {
      const stops = [store.subscribe(listener), views.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    read: () => `${store.due(null)} ${JSON.stringify(views.read())}`,
    isWriting: () => views.read() !== null,
    refresh: store.refresh,
    stop: () => {
      store.stop();
      views.stop();
    },
  };
}

type Held = { store: FamilyNotesStore; acts: FamilyNotesActs };
type SlotProps = Held & { page: FamilyPage; shown: number | null };

function Open({ store, ...rest }: SlotProps) {
  const notes = useSyncExternalStore(store.subscribe, store.read);
  return <OpenNotes {...rest} notes={notes} nowS={Math.floor(Date.now() / 1000)} />;
}

function List({ store, ...rest }: SlotProps) {
  const notes = useSyncExternalStore(store.subscribe, store.read);
  return <FamilyNoteList {...rest} notes={notes} />;
}

function Page({ store, views, acts, ...rest }: PageProps & Held & { views: NoteViews }) {
  const notes = useSyncExternalStore(store.subscribe, store.read);
  const view = useSyncExternalStore(views.subscribe, views.read);
  return view && <FamilyNotesScreen {...rest} view={view} notes={notes} acts={acts} />;
}
