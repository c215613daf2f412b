/**
 * A ref for the current tab: scrolls its row until it is in the middle, again when sizes change (a late font). The page
 * itself never scrolls.
 */
export function showInRow(tab: HTMLElement | null) {
  const row = tab?.closest("[data-tabs]");
  if (!tab || !row) return;
  const centre = () => {
    const place = tab.getBoundingClientRect();
    const around = row.getBoundingClientRect();
    row.scrollLeft += place.left + place.width / 2 - around.left - around.width / 2;
  };
  centre();
  const sizes = new ResizeObserver(centre);
  sizes.observe(tab);
  sizes.observe(row);
  return () => sizes.disconnect();
}
