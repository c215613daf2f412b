import { casesInShort } from "./cases.ts";
import { practiceReadings } from "./practiceReadings.ts";
import { practiceSendings } from "./practiceSendings.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces([...practiceReadings, ...practiceSendings], casesInShort);
