/** Where files that people have sent are kept, by names such as "logos/x7….webp" that we have made ourselves. */
export type Files = {
  /** Writes the whole file or nothing. `type` is a media type. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** undefined when there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Succeeds also when there is no such file. */
  remove(name: string): Promise<void>;
  /** How many calls may be at work at once; undefined: any number. */
  atOnce?: number;
};
