import { serveCsv } from "./serveCsv.ts";

const answer = serveCsv((reply) => self.postMessage(reply));
self.addEventListener("message", ({ data }) => void answer(data));
