import { createContext, type ReactNode } from "react";

/** Beside the retry of every part that fails below: the way to a person. Nothing where nobody can be asked. */
export const ErrorHelp = createContext<ReactNode>(null);
