// `npm start`: builds the app if its sources changed (turbo knows), then becomes the server.

import { turbo } from "./turbo.ts";

turbo("run", "build", "--filter=@kyuseki/app");
// In this process, so that Ctrl+C reaches the server and no process is left behind.
await import("../packages/server/src/main.ts");
