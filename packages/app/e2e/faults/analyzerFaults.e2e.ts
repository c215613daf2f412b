import { casesInShort } from "./cases.ts";
import { analyzerReadings } from "./surfaces/analyzerReadings.ts";
import { analyzerSendings } from "./surfaces/analyzerSendings.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces([...analyzerReadings, ...analyzerSendings], casesInShort);
