export { OfflineBar, ToastRegion } from "@kyuseki/ui";
