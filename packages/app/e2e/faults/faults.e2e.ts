import { readingSurfaces } from "./readingSurfaces.ts";
import { sendingSurfaces } from "./sendingSurfaces.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces([...readingSurfaces, ...sendingSurfaces]);
