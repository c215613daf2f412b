// `npm start`: builds the app when its sources changed (turbo knows), then becomes the server.

import { turbo } from "./turbo.ts";

turbo("run", "build", "--filter=@kyuseki/app");
// In this very process, so that Ctrl+C reaches the server and nothing is left behind.
await import("../packages/server/src/main.ts");
