/** React's scheduler brings no types. */
declare module "scheduler" {
  /** How often a page that is being drawn lets the browser do something else, in times a second. */
  export function unstable_forceFrameRate(fps: number): void;
}
