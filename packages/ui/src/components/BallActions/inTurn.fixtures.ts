/**
 * Answers each call with the next of `answers`, later ones with the last. Storybook clears mocks' one-time answers
 * before the story renders, so they are held here.
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
