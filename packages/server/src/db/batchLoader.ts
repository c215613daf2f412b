/**
 * Turns single questions into few: those that come in while one is under way are asked together after it. Each is
 * asked after it came in, and nothing is remembered. One slower than `patienceMs` no longer holds up the rest.
 * Rejects with what `ask` threw for everyone whose key was in it.
 */
export function batchLoader<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
  patienceMs = 20,
): (key: Key) => Promise<Value | undefined> {
  let waiting: { key: Key; answer: PromiseWithResolvers<Value | undefined> }[] = [];
  let underWay: object | undefined;

  const askWaiting = async () => {
    if (underWay || waiting.length === 0) return;
    const asked = waiting;
    waiting = [];
    const turn = {};
    underWay = turn;
    const goOn = () => {
      if (underWay !== turn) return;
      underWay = undefined;
      setImmediate(askWaiting);
    };
    const slow = setTimeout(goOn, patienceMs);
    try {
      const found = await ask(asked.map(({ key }) => key));
      for (const [index, { answer }] of asked.entries()) answer.resolve(found[index]);
    } catch (error) {
      for (const { answer } of asked) answer.reject(error);
    } finally {
      clearTimeout(slow);
      goOn();
    }
  };

  return (key) => {
    const answer = Promise.withResolvers<Value | undefined>();
    if (waiting.push({ key, answer }) === 1) setImmediate(askWaiting);
    return answer.promise;
  };
}

/** The same, but what several wait for is asked once. Keys are alike when their JSON is. */
export function distinctLoader<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value | undefined> {
  return batchLoader(async (keys: readonly Key[]) => {
    const texts = keys.map((key) => JSON.stringify(key));
    const distinct = new Map(texts.map((text, index) => [text, keys[index] as Key])); // As many texts as keys.
    const values = await ask([...distinct.values()]);
    const found = new Map([...distinct.keys()].map((text, index) => [text, values[index]]));
    return texts.map((text) => found.get(text));
  });
}
