import type { Services } from "../../services/services.ts";
import { createUnsentCells, type UnsentCells } from "./unsentCells.ts";

const made = new WeakMap<Services, UnsentCells>();

/** The unsent cells of this tab. */
export function unsentCellsOf(services: Services): UnsentCells {
  const cells = made.get(services) ?? createUnsentCells(services);
  made.set(services, cells);
  return cells;
}
