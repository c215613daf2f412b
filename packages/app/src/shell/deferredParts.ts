export { OfflineBar, ToastRegion } from "@kyuseki/ui";
export { HeaderSearch } from "./HeaderSearch.tsx";
export { OpenPlayers } from "./OpenPlayers.tsx";
export { Overlay as SignOutOverlay } from "./overlays/signOut/SignOutOverlay.tsx";
export { ProofHost } from "./ProofHost.tsx";
export { TeamMoved } from "./TeamMoved.tsx";
export { UnansweredNotes } from "./UnansweredNotes.tsx";
export { UnreadInformation } from "./UnreadInformation.tsx";
export { UnsentSender } from "./UnsentSender.tsx";
