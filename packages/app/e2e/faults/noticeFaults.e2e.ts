import { startServerWithMail } from "../practice/families.ts";
import { casesInShort } from "./cases.ts";
import { noticeActions } from "./surfaces/noticeActions.ts";
import { testSurfaces } from "./testSurfaces.ts";

testSurfaces(noticeActions, casesInShort, startServerWithMail);
