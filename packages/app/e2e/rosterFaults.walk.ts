import { casesInShort } from "./faults/cases.ts";
import { memberSurfaces } from "./faults/memberSurfaces.ts";
import { teamSurfaces } from "./faults/teamSurfaces.ts";
import { testSurfaces } from "./faults/testSurfaces.ts";

testSurfaces([...memberSurfaces, ...teamSurfaces], casesInShort);
