// jsdom has its own byte arrays; the server of a test runs in the same process and must recognise Node's.
const bytes = Buffer.alloc(0);
Object.assign(globalThis, { ArrayBuffer: bytes.buffer.constructor, Uint8Array: Object.getPrototypeOf(Buffer) });
