import { useSyncExternalStore } from "react";

/**
 * While a modal dialog is open, nothing outside it can be seen or pressed. What belongs above everything (notices)
 * therefore moves into the host of the dialog opened last.
 */
const hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Called by a dialog when it opens; the answer is called when it closes. */
export function enterModal(host: HTMLElement): () => void {
  hosts.push(host);
  announce();
  return () => {
    hosts.splice(hosts.indexOf(host), 1);
    announce();
  };
}

/** The place above everything: the host of the topmost modal dialog, or null when the page itself is on top. */
export const useTopHost = (): HTMLElement | null => useSyncExternalStore(subscribe, topHost);

const topHost = () => hosts.at(-1) ?? null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function announce() {
  for (const listener of listeners) listener();
}
