import { patterns, words } from "./japaneseWords.ts";

/**
 * Storybook has no translations, so its texts below `root` are replaced with Japanese as they appear. Our own content
 * (`isContent`), typed text and code are left alone.
 */
export function speakJapanese(root: Element, isContent: (element: Element) => boolean = () => false): void {
  const exchange = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || isContent(element)) return;
    if (node instanceof Text && !element.closest(untouched)) exchangeText(node);
    if (node instanceof Element) exchangeAttributes(node);
  };
  const exchangeAll = (node: Node) => {
    exchange(node);
    const inside = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (inside.nextNode()) exchange(inside.currentNode);
  };

  exchangeAll(root);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "childList") addedNodes.forEach(exchangeAll);
      else exchange(target);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: spokenAttributes });
}

/** The Japanese of an English text of Storybook; undefined for any other text. */
export function inJapanese(text: string): string | undefined {
  const said = text.trim();
  const known = words[said];
  if (known !== undefined) return text.replace(said, known);
  const pattern = patterns.find(([english]) => english.test(said));
  if (!pattern) return undefined;
  const [english, japanese] = pattern;
  const sentence = said.replace(english, (_, name: string, rest?: string) =>
    japanese.replace("$1", () => words[name] ?? name).replace("$2", () => String(rest)),
  );
  return sentence === said ? undefined : sentence;
}

function exchangeText(node: Text) {
  const japanese = inJapanese(node.data);
  if (japanese !== undefined) node.data = japanese;
}

function exchangeAttributes(element: Element) {
  for (const name of spokenAttributes) {
    const japanese = inJapanese(element.getAttribute(name) ?? "");
    if (japanese !== undefined) element.setAttribute(name, japanese);
  }
}

const spokenAttributes = ["aria-label", "aria-description", "title", "placeholder", "alt"];
const untouched = "script, style, code, pre, textarea, [contenteditable]";
