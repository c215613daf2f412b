export { OfflineBar, ToastRegion } from "@kyuseki/ui";
export { HeaderSearch } from "./HeaderSearch.tsx";
