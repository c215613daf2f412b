import * as z from "zod/mini";

/** Elements that a Markdown text becomes; nothing that runs or loads by itself but a picture. */
const markdownTags = [
  ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "blockquote", "ul", "ol", "li", "pre", "hr", "section"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
  ...["a", "img", "strong", "em", "del", "code", "sup", "br", "input"],
] as const;
export type MarkdownTag = (typeof markdownTags)[number];

/** With React's names. Addresses are as written: whoever draws them says where a link may lead. */
const markdownPropsSchema = z.object({
  href: z.optional(z.string()),
  src: z.optional(z.string()),
  alt: z.optional(z.string()),
  title: z.optional(z.string()),
  id: z.optional(z.string()),
  "aria-label": z.optional(z.string()),
  className: z.optional(z.literal("task-list-item")),
  /** Number of a list's first item. */
  start: z.optional(z.int()),
  checked: z.optional(z.boolean()),
  style: z.optional(z.object({ textAlign: z.enum(["left", "center", "right"]) })),
});

/** A Markdown text that has been read (`readMarkdown`): plain data that survives JSON. */
export type MarkdownTree = MarkdownNode[];
export type MarkdownNode = string | MarkdownElement;
type MarkdownElement = {
  /** The highest heading of a text is an h1, wherever it will be placed. */
  tag: MarkdownTag;
  props: z.infer<typeof markdownPropsSchema>;
  children: MarkdownTree;
};

const markdownElementSchema: z.ZodMiniType<MarkdownElement> = z.object({
  tag: z.enum(markdownTags),
  props: markdownPropsSchema,
  get children() {
    return markdownNodesSchema;
  },
});

/** The same, however deep. */
export const markdownNodesSchema = z.array(z.union([z.string(), markdownElementSchema]));

/** Deeper nesting is hostile and would overflow the renderer's stack. */
const deepest = 60;

/** Its depth is checked first. */
export const markdownTreeSchema = z.pipe(
  z.unknown().check(z.refine((nodes) => isWithin(deepest, nodes))),
  markdownNodesSchema,
);

const isWithin = (levels: number, nodes: unknown): boolean =>
  !Array.isArray(nodes) || (levels >= 0 && nodes.every((node) => isWithin(levels - 1, node?.children)));

/** What the provider wrote. */
export const markdownFields = {
  /** As written: CommonMark with GitHub's tables; HTML in it is text. Pages of an earlier release read it themselves. */
  body: z.string(),
  /** The body, read. Absent from what an earlier release has answered or the device has stored. */
  body_tree: z.optional(markdownTreeSchema),
};
