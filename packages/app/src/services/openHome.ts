import { draftsSection, forgetViews, lastView, rememberView } from "./lastView.ts";

/**
 * Loads the page anew at home, as of whichever club is open now. `userId`: who the page was drawn for. Of what the tab
 * remembers only what it holds unsaved stays, for the question before a sign-out.
 */
export function openHome(userId: number) {
  const kept = { [personsSection]: personsOf(userId).join(" "), [draftsSection]: lastView(draftsSection) };
  forgetViews();
  for (const [section, text] of Object.entries(kept)) rememberView(section, text);
  window.location.assign("/");
}

/** The ids under which this tab's person has been signed in since the sign-in: in each club it is another one. */
export const personsOf = (userId: number): readonly number[] => [
  ...new Set([userId, ...lastView(personsSection).split(" ").filter(Boolean).map(Number)]),
];

const personsSection = "persons";
