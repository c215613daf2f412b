/**
 * A ref for the current tab: before it is painted, its row is scrolled until it is in the middle, and again when sizes
 * change (a late font). The page itself never scrolls.
 */
export function showInRow(tab: HTMLElement | null) {
  const row = tab?.closest("[data-tabs]");
  if (!tab || !row) return;
  // Also runs once after the first layout, which nothing has to wait for before that.
  const sizes = new ResizeObserver(() => {
    const place = tab.getBoundingClientRect();
    const around = row.getBoundingClientRect();
    row.scrollLeft += place.left + place.width / 2 - around.left - around.width / 2;
  });
  sizes.observe(tab);
  sizes.observe(row);
  return () => sizes.disconnect();
}
