import { startTransition, useOptimistic } from "react";

/**
 * A choice that shows the press at once, while the page that is drawn anew for it does not hold up the next press. Until
 * that page is there its handlers are those of before: `follow` says what changes, never a whole view, and no field of a
 * form is chosen so.
 */
export function useOptimisticChoice<Value>(value: Value) {
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: Value, follow: () => void) =>
    startTransition(() => {
      show(chosen);
      follow();
    });
  return [shown, choose] as const;
}
