export { ToastRegion } from "@kyuseki/ui";
export { ConnectionBar } from "./ConnectionBar.tsx";
export { DeferredHosts } from "./DeferredHosts.tsx";
export { HeaderSearch } from "./HeaderSearch.tsx";
export { OpenPlayers } from "./OpenPlayers.tsx";
export { Overlay as SignOutOverlay } from "./overlays/signOut/SignOutOverlay.tsx";
export { UnansweredNotes } from "./UnansweredNotes.tsx";
export { UnreadInformation } from "./UnreadInformation.tsx";
