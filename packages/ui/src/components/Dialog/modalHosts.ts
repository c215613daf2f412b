import { useSyncExternalStore } from "react";

/**
 * Hosts of open modal dialogs. Nothing outside a modal can be seen or pressed, so notices move into the host of the
 * dialog opened last.
 */
const hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

/**
 * Registers an opened dialog; the returned function unregisters it. While one is open the page does not scroll, and keeps
 * the place of its scrollbar. An attribute of the root says so: rules that come and go would style every element anew.
 */
export function enterModal(host: HTMLElement, hasScrollbar: boolean): () => void {
  const { dataset } = document.documentElement;
  if (hosts.length === 0) dataset.modal = hasScrollbar ? "gutter" : "";
  hosts.push(host);
  announce();
  return () => {
    hosts.splice(hosts.indexOf(host), 1);
    if (hosts.length === 0) delete dataset.modal;
    announce();
  };
}

export const isModalOpen = (): boolean => hosts.length > 0;

/** Where notices are rendered: the host of the topmost modal dialog, or null for the page itself. */
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
