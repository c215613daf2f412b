/**
 * Rules of a sheet as styled-components writes it that hold in the markup, each once: without its own marks, fonts,
 * print, what waits for a pointer, and the custom properties that no rule reads, directly or through another.
 */
export function usedStyles(sheet: string, markup: string): string {
  const rules = [...new Set(sheet.split(mark).map((rule) => rule.trim()))]
    .filter((rule) => !/^(data-styled|@font-face|@media print)/.test(rule) && holds(rule, markup))
    .join("");
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of rules.matchAll(declaration)) values.set(name, `${values.get(name)} ${value}`);
  const used = new Set<string>();
  const note = (text: string) => {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      note(values.get(name) ?? "");
    }
  };
  note(rules.replaceAll(declaration, ""));
  return rules.replaceAll(declaration, (all, name: string) => (used.has(name) ? all : ""));
}

const mark = "/*!sc*/";
const declaration = /(--[\w-]+):([^;{}]*);/g;

/** Whether one of the selectors has only classes and looks that the markup has. */
function holds(rule: string, markup: string): boolean {
  const [, selectors = ""] = /^(?:@media[^{]*\{)?([^{]*)/.exec(rule) ?? [];
  return selectors.split(",").some((written) => {
    const selector = written.replaceAll(/:not\([^)]*\)/g, "");
    if (/:hover|:active|:disabled|aria-(busy|disabled|expanded)/.test(selector)) return false;
    const classes = [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name);
    const looks = [...selector.matchAll(/\[(data-(?:look|size|variant|tone|kind|shape|part)="[^"]*")\]/g)];
    return (
      classes.every((name) => new RegExp(`[" ]${name}[" ]`).test(markup)) &&
      looks.every(([, look = ""]) => markup.includes(look))
    );
  });
}
