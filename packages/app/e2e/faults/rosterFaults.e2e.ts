import { casesInShort } from "./cases.ts";
import { memberSurfaces } from "./memberSurfaces.ts";
import { teamSurfaces } from "./teamSurfaces.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces([...memberSurfaces, ...teamSurfaces], casesInShort);
