/** Belong in the chunks of /terms and /privacy alone. */
export { default as privacy } from "./privacy.md";
export { default as terms } from "./terms.md";
