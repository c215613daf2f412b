import { token } from "./theme.ts";

const steps = {
  turn: "to { transform: rotate(1turn); }",
  appear: "from { opacity: 0; }",
  drop: `from { opacity: 0; translate: 0 calc(-1 * ${token("sp-1")}); }`,
  sweep: "from { background-position: 100% 0; } to { background-position: 0 0; }",
  slide: "from { inset-inline-start: -40%; } to { inset-inline-start: 100%; }",
  grow: "from { transform: scaleX(0.2); } to { transform: scaleX(0.95); }",
  light: `from { background: ${token("accent-soft")}; }`,
  unpressable: "from, to { pointer-events: none; }",
} as const;

/** The name of an animation's steps. */
export const keyframes = (name: keyof typeof steps): string => name;

/** The steps of all animations, once for the whole page: steps that came later would have it styled anew. */
export const allKeyframes: string = Object.entries(steps)
  .map(([name, frames]) => `@keyframes ${name} { ${frames} }`)
  .join("\n");
