import { casesInShort, offlineCase } from "./cases.ts";
import { fullyTriedReading, otherReadingSurfaces } from "./surfaces/readingSurfaces.ts";
import { sendingSurfaces } from "./surfaces/sendingSurfaces.ts";
import { testSurfaces } from "./testSurfaces.ts";

// A read, a write that carries a key, and a call that is made once: what the client does differs by these only.
testSurfaces([fullyTriedReading, ...sendingSurfaces]);
testSurfaces(otherReadingSurfaces, (place) => [...new Set([...casesInShort(place), offlineCase])]);
