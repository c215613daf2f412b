// jsdom brings byte arrays of its own. The server of a test runs beside it and must know Node's when it sees them.
const bytes = Buffer.alloc(0);
Object.assign(globalThis, { ArrayBuffer: bytes.buffer.constructor, Uint8Array: Object.getPrototypeOf(Buffer) });
