type Answer = (isProven: boolean) => void;

export type ProofRequests = {
  /** Asks the coach to show again who they are; false when they would not, or where nobody can be asked. */
  ask: () => Promise<boolean>;
  /** Who asks calls the given function once; returns the way to stop. */
  onAsk: (asker: (answer: Answer) => void) => () => void;
};

/** Calls that need a proof wait here together for one answer. */
export function createProofRequests(): ProofRequests {
  let asker: ((answer: Answer) => void) | null = null;
  let asked: Promise<boolean> | null = null;

  return {
    ask: () => {
      const ask = asker;
      if (!ask) return Promise.resolve(false);
      asked ??= new Promise<boolean>(ask).finally(() => {
        asked = null;
      });
      return asked;
    },
    onAsk: (listener) => {
      asker = listener;
      return () => {
        asker = null;
      };
    },
  };
}
