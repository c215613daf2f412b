import type { Failure } from "@kyuseki/domain";
import type { ToastMessage } from "@kyuseki/ui";

/** What any part of the app may say without knowing who listens. */
export type AppEvents = {
  /** The page is about to be loaded again (SE-6). */
  reload: null;
  /** A toast to show (D-2). */
  toast: ToastMessage;
  /** Said to the coach as a danger toast (SE-6, ER-2). */
  failure: Failure;
  /** The page shows another club than the one that is open in its session. */
  teamMoved: null;
};

export type EventBus = {
  emit: <Name extends keyof AppEvents>(name: Name, detail: AppEvents[Name]) => void;
  /** Returns the way to stop. */
  on: <Name extends keyof AppEvents>(name: Name, listener: (detail: AppEvents[Name]) => void) => () => void;
};

export function createEventBus(): EventBus {
  const listeners: { [Name in keyof AppEvents]: Set<(detail: AppEvents[Name]) => void> } = {
    reload: new Set(),
    toast: new Set(),
    failure: new Set(),
    teamMoved: new Set(),
  };
  return {
    emit: (name, detail) => {
      for (const listener of listeners[name]) listener(detail);
    },
    on: (name, listener) => {
      listeners[name].add(listener);
      return () => {
        listeners[name].delete(listener);
      };
    },
  };
}
