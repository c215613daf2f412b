/**
 * Answers each call with the next of `answers`, and every later one with the last. Storybook forgets what a mock was told
 * to answer once before the story is drawn; this remembers.
 */
export function inTurn<Answer>(...answers: readonly (() => Promise<Answer>)[]): () => Promise<Answer> {
  let calls = 0;
  return () => {
    const answer = answers[Math.min(calls, answers.length - 1)];
    calls += 1;
    if (!answer) throw new RangeError("inTurn takes at least one answer");
    return answer();
  };
}
