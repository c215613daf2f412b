export { RefusedEntry, RefusedReason } from "@kyuseki/ui";
