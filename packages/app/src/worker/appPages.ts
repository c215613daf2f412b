/**
 * Addresses that are no page of the app, with their query: the server's own ones, sites beside it, and files. A worker
 * that answered them would hide what the server says there.
 */
export const notAppPages = [
  /^\/(api|assets|calendar|files|healthz|kyuseki-top|training)(\/|\?|$)/,
  // A file's name has a dot.
  /^[^?]*\.[^/?]*(\?|$)/,
];
