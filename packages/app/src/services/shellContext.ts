import { createContext, useContext } from "react";
import type { ChunkLoader } from "./chunkLoader.ts";

/** What the house can do beyond its own walls. */
type OutsideWorld = {
  chunks: ChunkLoader;
  /** Leaves the house for the page at the present address. */
  leave: () => void;
};

const OutsideContext = createContext<OutsideWorld | null>(null);
export const Outside = OutsideContext.Provider;

export function useOutside(): OutsideWorld {
  const outside = useContext(OutsideContext);
  if (!outside) throw new Error("useOutside is used outside of Outside");
  return outside;
}
