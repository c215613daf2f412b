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
Object.assign(globalThis.window?.Element.prototype ?? {}, { scrollIntoView: () => {} });
