import { casesInShort } from "./cases.ts";
import { eventSendings } from "./eventSendings.ts";
import { noteReadings, noteSendings } from "./noteSurfaces.ts";
import { noticeSendings } from "./noticeSendings.ts";
import { practiceReadings } from "./practiceReadings.ts";
import { practiceSendings } from "./practiceSendings.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces(
  [...practiceReadings, ...noteReadings, ...practiceSendings, ...noticeSendings, ...eventSendings, ...noteSendings],
  casesInShort,
);
