import { routes } from "../routes/table.ts";

const built: ReadonlySet<string> = new Set(routes.filter((route) => route.built).map(({ id }) => id));

/** Whether a screen can be used already: what explains another one says so. */
export const isBuilt = (screen: string): boolean => built.has(screen);
