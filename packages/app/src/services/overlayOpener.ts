import { createContext, useContext } from "react";

export type OverlayName = "contact" | "qr" | "signOut" | "switchTeam";
export type OverlayProps = { onClose: () => void };

const OpenerContext = createContext<(name: OverlayName) => void>(() => {});
export const OverlayOpener = OpenerContext.Provider;

/** Opens a dialog of the shell from a page. Outside of the shell nothing happens. */
export const useOpenOverlay = () => useContext(OpenerContext);
