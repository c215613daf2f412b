import { casesInShort } from "./cases.ts";
import { memberSurfaces } from "./surfaces/memberSurfaces.ts";
import { photoSurfaces } from "./surfaces/photoSurfaces.ts";
import { teamSurfaces } from "./surfaces/teamSurfaces.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces([...memberSurfaces, ...teamSurfaces, ...photoSurfaces], casesInShort);
