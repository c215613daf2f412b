/** Nothing has a size here, so none ever changes. */
class Sizeless {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom knows no widths and no scrolling: queries about the window are answered as on a desktop.
Object.assign(globalThis.window ?? {}, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: /min-width: (992|1200)px/.test(media), onchange: null }),
  scrollTo: () => {},
  ResizeObserver: Sizeless,
});
// Opened menus look for elements by ids that are no plain words.
if ("document" in globalThis) {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } });
}
// Nothing stands over anything here: an open dialog is one that is not hidden.
Object.assign(globalThis.window?.HTMLDialogElement.prototype ?? {}, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(globalThis.window?.Element.prototype ?? {}, { scrollIntoView: () => {} });
Object.assign(globalThis.window?.Document.prototype ?? {}, { elementFromPoint: () => null });
