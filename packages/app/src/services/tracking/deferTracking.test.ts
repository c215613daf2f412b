// @vitest-environment jsdom
import { expect, test } from "vitest";
import { trackedPath } from "../../navigation/match.ts";
import { createSessionStore } from "../session/session.ts";
import { createTokenStorage } from "../session/tokenStorage.ts";
import { deferTracking } from "./deferTracking.ts";
import { manager } from "./tracking.fixtures.ts";

const tagManager = { id: "GTM-1", url: "https://tags.example/gtm.js" };
const coach = { ...manager, user: { ...manager.user, id: 32 } };

test("RO-9・P1 部品が届く前の画面も伝わり、そのあいだに出た人の画面は、次の人のものにならない", async () => {
  const session = createSessionStore(
    createTokenStorage({ storage: () => localStorage, now: () => Date.now(), events: window }),
  );
  const tracking = deferTracking({ config: { tracking: { tagManager } }, session, trackedPath, reload: () => {} });
  tracking.pageView("ログイン", "/login");
  session.signInWith(manager, { remember: false });
  tracking.pageView("メンバー詳細", "/member-list/12");
  session.signOut("left");
  session.signInWith(coach, { remember: false });
  tracking.pageView("ホーム", "/");

  const paths = () => (window.dataLayer ?? []).map((told) => (told as { page_path?: string }).page_path);
  await expect.poll(paths).toEqual([undefined, "/login", "/"]);
});
