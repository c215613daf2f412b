// What the server is compared with: plain node:http answering the same members, and an empty Fastify.
// Run as `node bench/server/references.ts <file with the members' JSON>`; prints its two addresses as JSON.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import fastify from "fastify";
import { listen } from "../../scripts/listen.ts";

const members = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));

const memory = createServer((_request, reply) => {
  reply.setHeader("content-type", "application/json; charset=utf-8");
  reply.end(JSON.stringify(members));
});
const memoryUrl = `${await listen(memory)}/`;

const hello = fastify();
hello.get("/", async () => "");
const helloUrl = await hello.listen({ host: "127.0.0.1", port: 0 });

console.log(JSON.stringify({ memory: memoryUrl, hello: `${helloUrl}/` }));
