/** Prefetches what an answer leads to, as soon as it is there. One that fails is asked for again, and reported, by the page. */
export const prefetchNext = <Answer>(answer: Promise<Answer>, next: (answer: Answer) => Promise<void>): Promise<void> =>
  answer.then(next, () => {});
