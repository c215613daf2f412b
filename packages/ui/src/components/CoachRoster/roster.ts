import type {
  Account,
  Coach,
  CoachChange,
  CoachInvite,
  CoachInviteDraft,
  CoachType,
  HandedLink,
  listCoaches,
  ReplyOf,
} from "@kyuseki/domain";

export type Roster = ReplyOf<typeof listCoaches>;

/** 見ている人。まだ分からない間は null で、一覧だけを見せる。 */
export type RosterViewer = Pick<Account, "id" | "coach_type"> | null;

export type RosterActs = {
  /** 断られたときは `Failure` で reject する。ほかの二つも同じ。 */
  onInvite: (draft: CoachInviteDraft) => Promise<HandedLink>;
  onRevokeInvite: (id: number) => Promise<void>;
  onIssueResetLink: (coachId: number) => Promise<HandedLink>;
  /** 役割を変える、チームから外す。置く画面が渡したときだけ、行に現れる。 */
  changes?: RosterChanges | undefined;
  /** 招待のリンクをメールで送れる。 */
  canMail: boolean;
  inviteUrl: (code: string) => string;
  resetUrl: (code: string) => string;
  /** クリップボードに写す。できなければ reject する。 */
  onCopy: (text: string) => Promise<void>;
};

/** どれも、断られたときは `Failure` で reject する。済めば app が一覧を読み直す。 */
export type RosterChanges = {
  onChangeCoach: (coachId: number, change: CoachChange) => Promise<void>;
  /** 名前とアドレスの変更は、本人の前のアドレスにメールで知らせる。 */
  tellsByMail: boolean;
  onChangeRole: (coachId: number, role: CoachType) => Promise<void>;
  onRemoveCoach: (coachId: number) => Promise<void>;
};

/** What a manager is asked, or shown. */
export type RosterQuestion =
  | { about: "invite" }
  | { about: "revoke"; invite: CoachInvite }
  | { about: "reset"; coach: Coach }
  | { about: "account"; coach: Coach }
  | { about: "role"; coach: Coach }
  | { about: "removal"; coach: Coach };
