import { newToken, tokenHash } from "./tokens.ts";

/** A key of a sister product. The prefix lets scanners find a key that was published by mistake. */
export const newSourceKey = () => `kyuseki_${newToken()}`;

/** The only form of a key that is stored. */
export const sourceKeyHash = tokenHash;
