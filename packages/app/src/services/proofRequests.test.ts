import { expect, test } from "vitest";
import { createProofRequests } from "./proofRequests.ts";

test("いちどに何度求められても、たずねるのは一度で、答えはみなに届く", async () => {
  const proof = createProofRequests();
  const answers: ((isProven: boolean) => void)[] = [];
  proof.onAsk((answer) => answers.push(answer));
  const waiting = [proof.ask(), proof.ask()];
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  expect(await Promise.all(waiting)).toEqual([true, true]);

  const later = proof.ask();
  expect(answers).toHaveLength(2);
  answers[1]?.(false);
  expect(await later).toBe(false);
});

test("たずねる相手がいなければ、確かめられなかったことになる", async () => {
  const proof = createProofRequests();
  expect(await proof.ask()).toBe(false);
  const stop = proof.onAsk((answer) => answer(true));
  expect(await proof.ask()).toBe(true);
  stop();
  expect(await proof.ask()).toBe(false);
});
