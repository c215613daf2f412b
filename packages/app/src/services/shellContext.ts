import { createContext, useContext } from "react";
import type { ChunkLoader } from "./chunkLoader.ts";

/** What the shell offers to every page. */
type Shell = {
  chunks: ChunkLoader;
  /** Unmounts the shell: the login stands at the present address. */
  exitToLogin: () => void;
};

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell is used outside of ShellProvider");
  return shell;
}
