import type { ChunkFile } from "./chunkFile.ts";

/**
 * What opens over a page or comes once it stands, a few things to a file: on its own each would be a file of a kilobyte,
 * a third of it names. Each file comes after the pages it opens over, which would otherwise wait for it.
 */
export const laterFiles: readonly ChunkFile[] = [
  {
    // The provider's page and a closed link; files of a notice.
    name: "familyLater",
    modules: ["ui/src/screens/Family/parts/(AboutPage|ClosedPage|notices/NoticeFiles)\\."],
  },
  // Alone, although small: a row's menu would otherwise bring the panel of a member.
  { name: "memberActions", modules: ["ui/src/copy/members/memberActions\\."] },
  {
    // An empty list, and conditions on a phone.
    name: "memberTools",
    modules: ["ui/src/screens/MemberList/parts/(MemberEmpty|MemberFilterSheet)\\."],
  },
  {
    name: "memberPanel",
    modules: [
      "app/src/routes/memberList/MemberPanelSlot\\.tsx",
      "app/src/routes/memberActions/createActionRunner\\.",
      "ui/src/screens/MemberList/parts/actions/MemberConfirm\\.",
    ],
  },
  { name: "notification", modules: ["app/src/routes/notification/NotificationRoute\\."] },
  { name: "noticeDetail", modules: ["app/src/routes/notificationDetail/NotificationDetailRoute\\."] },
  // Alone: printed notes need it too.
  { name: "japanTime", modules: ["domain/src/rules/yearChangeDates\\."] },
  // Alone: a notice is shown before it is sent and after, whom an event is for is chosen as for a notice.
  { name: "noticeView", modules: ["ui/src/components/NoticeView/NoticeView\\."] },
  { name: "chooseRecipients", modules: ["ui/src/components/RecipientChips/ChooseRecipients\\."] },
  {
    // Beside a notice that is sent, or waits; nothing of what one is written with.
    name: "noticeLater",
    modules: ["ui/src/screens/NotificationDetail/parts/(SidePanels|UnsentNotice)\\."],
  },
  {
    // Before sending a notice: preview, questions, deadlines.
    name: "composerLater",
    modules: ["ui/src/screens/Notification/parts/(ComposerDialogs|DayTimeField|DeadlineField)\\."],
  },
  { name: "crop", modules: ["ui/src/components/(LogoField/Crop|PhotoDialog/)"] },
  { name: "tracking", modules: ["app/src/services/tracking/(createTracking|tagsTracker)\\."] },
];
