import { casesInShort } from "./cases.ts";
import { eventSendings } from "./surfaces/eventSendings.ts";
import { noteReadings, noteSendings } from "./surfaces/noteSurfaces.ts";
import { noticeSendings } from "./surfaces/noticeSendings.ts";
import { practiceReadings } from "./surfaces/practiceReadings.ts";
import { practiceSendings } from "./surfaces/practiceSendings.ts";
import { trainingRecord } from "./surfaces/trainingRecordSending.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces(
  [
    ...practiceReadings,
    ...noteReadings,
    ...practiceSendings,
    ...noticeSendings,
    ...eventSendings,
    ...noteSendings,
    trainingRecord,
  ],
  casesInShort,
);
