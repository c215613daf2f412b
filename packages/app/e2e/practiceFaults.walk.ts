import { casesInShort } from "./faults/cases.ts";
import { practiceReadings } from "./faults/practiceReadings.ts";
import { practiceSendings } from "./faults/practiceSendings.ts";
import { testSurfaces } from "./faults/testSurfaces.ts";

testSurfaces([...practiceReadings, ...practiceSendings], casesInShort);
