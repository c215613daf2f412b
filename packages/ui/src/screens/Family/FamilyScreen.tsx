import type { FamilyPage } from "@kyuseki/domain";
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../components/Banner/Banner.tsx";
import { familyText } from "../../copy/notices/family.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { AboutPageProps } from "./parts/AboutPage.tsx";
import { answersOf } from "./parts/answersOf.ts";
import type { ClosedPageProps } from "./parts/ClosedPage.tsx";
import { FamilyFallback } from "./parts/FamilyFallback.tsx";
import { FamilyFrame, type FamilyFrameProps } from "./parts/FamilyFrame.tsx";
import { FamilyHead } from "./parts/FamilyHead.tsx";
import { awaitsAnswer, type FamilyItem, isUnread, itemsOf } from "./parts/familyNotices.ts";
import { EventPlan } from "./parts/laterParts.tsx";
import { NoticeList } from "./parts/notices/NoticeList.tsx";
import { type NoticeProps, OpenAnswers, useOpenItems } from "./parts/notices/OpenAnswers.tsx";

export type FamilyScreenProps = Pick<FamilyFrameProps, "theme" | "onThemeChange"> &
  Pick<AboutPageProps, "acts"> &
  Omit<NoticeProps, "members"> & {
    /** `not_found` は、知らないリンク。 */
    page: Loadable<FamilyPage>;
    /** 成長ノート。それを見せる部分が届くまでは null、届かなければ "missing"。 */
    notes?: FamilyNotesPart | "missing" | null;
    /** ネットワークがある。 */
    online: boolean;
    onRetry: () => void;
  };

/** What shows the growth notes arrives by itself, once there are some. */
export type FamilyNotesPart = {
  /** 書くノートの数。null はみんな。 */
  due: (memberId: number | null) => number;
  /** まだ書いていないノートの札。 */
  open: (shown: number | null) => ReactNode;
  /** 送ったノート。 */
  list: (shown: number | null) => ReactNode;
};

export { type AnswerSending, answerKey, subjectOf } from "./parts/familyNotices.ts";

/** 家族のページ：ログインなしで、お知らせを読み、返事をする（CO-2）。 */
export function FamilyScreen({ page, theme, onThemeChange, onRetry, ...rest }: FamilyScreenProps) {
  const frame = { theme, onThemeChange };
  const known = page.status === "ready" ? page.value : null;
  if (known?.state === "open") return <OpenPage {...frame} {...rest} page={known} />;
  if (known || (page.status === "failed" && page.code === "not_found")) {
    return (
      <Suspense fallback={<FamilyFallback {...frame} page={loading} onRetry={onRetry} />}>
        <ClosedPage {...frame} page={known} onRetry={onRetry} />
      </Suspense>
    );
  }
  return <FamilyFallback {...frame} page={page.status === "ready" ? loading : page} onRetry={onRetry} />;
}

type OpenPageProps = Omit<FamilyScreenProps, "page" | "onRetry"> & { page: FamilyPage };

function OpenPage({ page, theme, onThemeChange, online, acts, notes: found, answers, ...given }: OpenPageProps) {
  const { formatMessage } = useIntl();
  const notes = found === "missing" ? null : found;
  const [shown, setShown] = useState<number | null>(null);
  const items: readonly FamilyItem[] = [...page.notices, ...page.events];
  const rest = { ...given, answers: answersOf(answers, { items, shown }) };
  const notices = itemsOf(page.notices, shown);
  const open = useOpenItems(itemsOf(items, shown));
  const listed = notices.filter(
    ({ notice_id }) => !open.some((one) => "notice_id" in one && one.notice_id === notice_id),
  );
  const notesDue = (memberId: number | null) => notes?.due(memberId) ?? ((memberId === null && page.notes?.due) || 0);
  const openCount = (memberId: number | null) =>
    itemsOf(items, memberId).filter(awaitsAnswer).length + notesDue(memberId);
  // What was answered to an event that has been taken back is said where it stood.
  const hasEvents = page.events.length > 0 || Object.keys(answers.failures).some((key) => key.startsWith("e"));
  const asksCar = page.reader === "family";

  return (
    <FamilyFrame
      {...{ theme, onThemeChange }}
      head={
        <FamilyHead
          {...{ page, shown, openCount }}
          onShow={setShown}
          unread={notices.filter(isUnread).length}
          next={itemsOf(page.events, shown).find(({ state }) => state === "planned")}
        />
      }
    >
      {!online && <Banner tone="w">{formatMessage(familyText.offline)}</Banner>}
      <OpenAnswers items={open} members={page.children} asksCar={asksCar} others={notesDue(shown)} {...rest}>
        {notes?.open(shown)}
      </OpenAnswers>
      <NoticeList key={shown} notices={listed} members={page.children} {...rest} />
      {hasEvents && (
        <Suspense>
          <EventPlan
            key={`plan ${shown}`}
            events={page.events}
            members={page.children}
            {...{ shown, asksCar, acts }}
            {...rest}
          />
        </Suspense>
      )}
      {found === "missing" && <Banner tone="d">{formatMessage(familyText.partMissing)}</Banner>}
      {notes?.list(shown)}
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

const loading = { status: "loading" } as const;

/** What few see, and only in place of everything else. */
const ClosedPage = lazy<ComponentType<ClosedPageProps>>(() =>
  import("./parts/ClosedPage.tsx").then(
    ({ ClosedPage: part }) => ({ default: part }),
    () => ({ default: ClosedPageMissing }),
  ),
);

function ClosedPageMissing({ onRetry, ...frame }: ClosedPageProps) {
  return <FamilyFallback {...frame} page={{ status: "failed", code: "unavailable" }} onRetry={onRetry} />;
}
