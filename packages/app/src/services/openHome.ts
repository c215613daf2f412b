import { draftsSection, forgetViews, lastView, rememberView } from "./lastView.ts";
import { rememberUserIds, userIdsOfAccount, userIdsSection } from "./session/accountUserIds.ts";
import { tabSection } from "./session/openTabs.ts";

/**
 * Loads the page anew at home, as of whichever club is open now. `userId`: who the page was drawn for; `openedAs`: who
 * the same account is in the club that was opened, where that is known. Of what the tab remembers only what it holds
 * unsaved stays, for the question before a sign-out.
 */
export function openHome(userId: number, openedAs: number = userId) {
  const kept = {
    [userIdsSection]: userIdsOfAccount(userId).join(" "),
    [draftsSection]: lastView(draftsSection),
    [tabSection]: lastView(tabSection),
  };
  forgetViews();
  for (const [section, text] of Object.entries(kept)) rememberView(section, text);
  rememberUserIds([userId, openedAs]);
  window.location.assign("/");
}
