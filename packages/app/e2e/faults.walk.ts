import { readingSurfaces } from "./faults/readingSurfaces.ts";
import { sendingSurfaces } from "./faults/sendingSurfaces.ts";
import { testSurfaces } from "./faults/testSurfaces.ts";

testSurfaces([...readingSurfaces, ...sendingSurfaces]);
