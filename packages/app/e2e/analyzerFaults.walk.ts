import { analyzerReadings } from "./faults/analyzerReadings.ts";
import { analyzerSendings } from "./faults/analyzerSendings.ts";
import { cases, casesInShort, kindOf } from "./faults/cases.ts";
import { testSurfaces } from "./faults/testSurfaces.ts";

/** In a short run a page that reads meets one case only, in turn: it reads as the pages of practice do. */
const oneInTurn: typeof casesInShort = (endpoint, place) => {
  const tried = casesInShort(endpoint, place);
  if (kindOf(endpoint) !== "read" || tried === cases) return tried;
  return tried.filter((_, at) => at === Math.floor(place / 2) % tried.length);
};

testSurfaces([...analyzerReadings, ...analyzerSendings], oneInTurn);
