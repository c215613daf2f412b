import { startServerWithMail } from "../practice/families.ts";
import { casesInShort } from "./cases.ts";
import { reminderSendings } from "./surfaces/reminderSendings.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces(reminderSendings, casesInShort, startServerWithMail);
