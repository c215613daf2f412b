import { analyzerReadings } from "./analyzerReadings.ts";
import { analyzerSendings } from "./analyzerSendings.ts";
import { casesInShort } from "./cases.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces([...analyzerReadings, ...analyzerSendings], casesInShort);
