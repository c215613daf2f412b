import type { FamilyPage } from "@kyuseki/domain";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../components/Banner/Banner.tsx";
import { familyText } from "../../copy/notices/family.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { AboutPageProps } from "./parts/AboutPage.tsx";
import { ClosedPage, FamilyFallback } from "./parts/ClosedPage.tsx";
import { FamilyFrame, type FamilyFrameProps } from "./parts/FamilyFrame.tsx";
import { FamilyHead } from "./parts/FamilyHead.tsx";
import { awaitsAnswer, isUnread, noticesOf } from "./parts/familyNotices.ts";
import { NoticeList } from "./parts/NoticeList.tsx";
import { type NoticeProps, OpenNotices, useOpenNotices } from "./parts/OpenNotices.tsx";

export type FamilyScreenProps = Pick<FamilyFrameProps, "theme" | "onThemeChange"> &
  Pick<AboutPageProps, "acts"> &
  Omit<NoticeProps, "members"> & {
    /** `not_found` は、知らないリンク。 */
    page: Loadable<FamilyPage>;
    /** ネットワークがある。 */
    online: boolean;
    onRetry: () => void;
  };

export { type AnswerSending, answerKey } from "./parts/familyNotices.ts";

/** 家族のページ：ログインなしで、お知らせを読み、返事をする（CO-2）。 */
export function FamilyScreen({ page, theme, onThemeChange, onRetry, ...rest }: FamilyScreenProps) {
  const frame = { theme, onThemeChange };
  if (page.status !== "ready") return <FamilyFallback {...frame} page={page} onRetry={onRetry} />;
  if (page.value.state !== "open") return <ClosedPage {...frame} page={page.value} />;
  return <OpenPage {...frame} {...rest} page={page.value} />;
}

type OpenPageProps = Omit<FamilyScreenProps, "page" | "onRetry"> & { page: FamilyPage };

function OpenPage({ page, theme, onThemeChange, online, acts, ...rest }: OpenPageProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<number | null>(null);
  const notices = noticesOf(page.notices, shown);
  const open = useOpenNotices(notices);
  const others = notices.filter(({ notice_id }) => !open.some((one) => one.notice_id === notice_id));
  const openCount = (memberId: number | null) => noticesOf(page.notices, memberId).filter(awaitsAnswer).length;

  return (
    <FamilyFrame
      {...{ theme, onThemeChange }}
      head={<FamilyHead {...{ page, shown, openCount }} onShow={setShown} unread={notices.filter(isUnread).length} />}
    >
      {!online && <Banner tone="w">{formatMessage(familyText.offline)}</Banner>}
      <OpenNotices notices={open} members={page.children} {...rest} />
      <NoticeList key={shown} notices={others} members={page.children} {...rest} />
      <Suspense>
        <AboutPage page={page} acts={acts} />
      </Suspense>
    </FamilyFrame>
  );
}

/** Below everything else, and not needed to read or answer: without it the page is still whole. */
const AboutPage = lazy<ComponentType<AboutPageProps>>(() =>
  import("./parts/AboutPage.tsx").then(
    ({ AboutPage: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);
