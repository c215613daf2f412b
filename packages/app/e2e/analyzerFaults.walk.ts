import { analyzerReadings } from "./faults/analyzerReadings.ts";
import { analyzerSendings } from "./faults/analyzerSendings.ts";
import { casesInShort } from "./faults/cases.ts";
import { testSurfaces } from "./faults/testSurfaces.ts";

testSurfaces([...analyzerReadings, ...analyzerSendings], casesInShort);
