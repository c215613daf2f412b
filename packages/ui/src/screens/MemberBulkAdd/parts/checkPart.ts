export { decodeRoster, readRoster } from "@kyuseki/domain/roster";
export { CheckStep } from "./CheckStep.tsx";
