// Loaded first (`node --import`): stops with a clear message when Node is too old. Plain JavaScript, because an old
// Node reads nothing else.
const major = Number(process.versions.node.split(".")[0]);
if (major < 24) {
  console.error(
    `球跡 Kyuseki needs Node 24 or newer; this is Node ${process.versions.node}.\n` +
      "On Linux x64 and arm64 `npm ci` brings Node 24 along. Elsewhere, install it from https://nodejs.org and start again.",
  );
  process.exit(1);
}
