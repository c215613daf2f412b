/** Title of a page and, topmost first, title and path of the screens above it. Paths have parameters as `:name`. */
export type FramedPage = [title: string, ...above: [title: string, path: string][]];

export type FrameSettings = {
  /** Of the route table, by path; only those inside the shell. */
  pages: Record<string, FramedPage>;
  /** Media queries of the widths that have a frame of their own. */
  queries: { compact: string; wide: string };
  /** Local storage key: there while the team of this device has the analyzer. */
  analyzerKey: string;
};

/**
 * Runs in the page, serialised as text, behind the splash and the templates of the frames: refers to nothing outside
 * itself. Whoever is signed in sees the shell with title and navigation at the first paint; the app replaces it.
 */
export function showFrame({ pages, queries, analyzerKey }: FrameSettings) {
  const here = window.signedInPage;
  const page = pages[here?.path ?? ""];
  if (!here || !page) return;
  const [title, ...above] = page;
  const compact = above.length > 0 ? "back" : "compact";
  const shape = matchMedia(queries.compact).matches ? compact : matchMedia(queries.wide).matches ? "wide" : "rail";
  const content = (id: string) => document.querySelector<HTMLTemplateElement>(`#frame-${id}`)?.content;
  const styles = content("styles");
  const frame = content(shape);
  const root = document.querySelector("#root");
  const splash = root?.firstElementChild;
  const heading = frame?.querySelector("h1");
  if (!frame || !styles || !splash || !heading) return;
  heading.textContent = title;

  const trail = above.map(([name, path]) => ({
    name,
    href: path.replace(/:(\w+)/g, (_, parameter) => here.groups[parameter] ?? ""),
  }));
  const crumb = frame.querySelector("header ol > li");
  for (const { name, href } of trail) {
    const step = crumb?.cloneNode(true);
    if (!(step instanceof Element)) break;
    const link = step.querySelector("a");
    link?.setAttribute("href", href);
    if (link) link.textContent = name;
    crumb?.before(step);
  }
  crumb?.remove();
  if (trail.length === 0) frame.querySelector("header nav")?.remove();
  if (shape === "back") frame.querySelector("header > a")?.setAttribute("href", trail.at(-1)?.href ?? "/");

  const pathname = location.pathname.replace(/(.)\/$/, "$1");
  for (const link of frame.querySelectorAll("aside a, nav > a, h1 ~ a")) {
    const href = link.getAttribute("href") ?? "";
    const isHere = pathname === href || (href !== "/" && pathname.startsWith(`${href}/`));
    const isGroup = link.parentElement?.parentElement?.querySelector("ul") !== null;
    link.toggleAttribute("aria-current", false);
    if (isHere && !isGroup) link.setAttribute("aria-current", "page");
  }
  for (const item of frame.querySelectorAll("aside li")) {
    const isInside = item.querySelector("[aria-current]") !== null;
    item.firstElementChild?.toggleAttribute("data-inside", isInside);
    if (!isInside) item.querySelector("[data-part=inner]")?.remove();
  }
  const analyzer = frame.querySelector('aside a[href^="/nextshot"]')?.closest("ul");
  if (localStorage.getItem(analyzerKey) === null) {
    analyzer?.previousElementSibling?.remove();
    analyzer?.remove();
  }
  for (const button of frame.querySelectorAll("button")) button.inert = true;
  frame.querySelector("[data-part=opening]")?.append(splash);
  root?.replaceChildren(styles, frame);
}
