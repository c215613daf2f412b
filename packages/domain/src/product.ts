/** Business constants of the product, each once. Times are in the unit their name ends with. */
export const product = {
  id: "kyuseki",
  /** On drawings and in the shell. */
  mark: "球跡",
  /** In titles. */
  name: "球跡 Kyuseki",
} as const;

/** SE-5, SE-7: local storage keys. */
export const storageKeys = {
  token: `${product.id}-token`,
  remember: `${product.id}-remember`,
  adminToken: "spo+admin_token",
} as const;
