import { listMembers } from "@kyuseki/domain";
import { casesInShort, offlineCase } from "./cases.ts";
import { fullyTriedReading, otherReadingSurfaces } from "./readingSurfaces.ts";
import { sendingSurfaces } from "./sendingSurfaces.ts";
import { testSurfaces } from "./testSurfaces.ts";

// A read, a write that carries a key, and a call that is made once: what the client does differs by these only.
testSurfaces([fullyTriedReading, ...sendingSurfaces]);
// The list itself goes through the longest fault above; its deep link is the same call.
testSurfaces(otherReadingSurfaces, (endpoint, place) =>
  endpoint.id === listMembers.id
    ? casesInShort(endpoint, place).filter((fault) => fault !== offlineCase)
    : [...new Set([...casesInShort(endpoint, place), offlineCase])],
);
