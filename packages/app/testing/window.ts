/** jsdom has no layout, so sizes never change. */
class Sizeless {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout: media queries are answered as on a desktop.
Object.assign(globalThis.window ?? {}, {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: /min-width: (992|1200)px/.test(media), onchange: null }),
  scrollTo: () => {},
  ResizeObserver: Sizeless,
  IntersectionObserver: Sizeless,
});
// Opened menus query ids that need CSS escaping.
if ("document" in globalThis) {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } });
}
// jsdom has no top layer: an open dialog is one that is not hidden.
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
