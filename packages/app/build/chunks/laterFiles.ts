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
  { name: "bulkBar", modules: ["ui/src/components/BulkBar/"] },
  {
    // Conditions on a phone, chosen rows, an empty list, and words of what is done with members.
    name: "memberTools",
    modules: [
      "ui/src/copy/members/memberActions\\.",
      "ui/src/screens/MemberList/parts/(MemberEmpty|MemberFilterSheet|actions/MemberBulkBar)\\.",
    ],
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
  {
    // Before and after sending a notice: preview, questions, deadlines, who is reminded, corrections.
    name: "noticeLater",
    modules: [
      "ui/src/components/(NoticeView/NoticeView|RecipientChips/ChooseRecipients)\\.",
      "ui/src/screens/NotificationDetail/parts/(CorrectDialog|SidePanels|UnsentNotice)\\.",
      "ui/src/screens/Notification/parts/(ComposerDialogs|DayTimeField|DeadlineField)\\.",
    ],
  },
  { name: "crop", modules: ["ui/src/components/(LogoField/Crop|PhotoDialog/)"] },
  { name: "tracking", modules: ["app/src/services/tracking/(createTracking|tagsTracker)\\."] },
];
