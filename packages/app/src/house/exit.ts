import { createContext, useContext } from "react";

/** Leaves the house for the page at the present address. */
export const ExitContext = createContext<() => void>(() => {});
export const useExit = () => useContext(ExitContext);
