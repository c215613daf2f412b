export { OfflineBar, ToastRegion } from "@kyuseki/ui";
export { Overlay as SignOutOverlay } from "./overlays/signOut/SignOutOverlay.tsx";
export { HeaderSearch } from "./HeaderSearch.tsx";
export { UnsentSender } from "./UnsentSender.tsx";
