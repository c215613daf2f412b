export { authorOf } from "@kyuseki/domain";
