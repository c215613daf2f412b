import type { Account, Coach, CoachInvite, CoachInviteDraft, HandedLink, listCoaches, ReplyOf } from "@kyuseki/domain";

export type Roster = ReplyOf<typeof listCoaches>;

/** 見ている人。まだ分からない間は null で、一覧だけを見せる。 */
export type RosterViewer = Pick<Account, "id" | "coach_type"> | null;

export type RosterActs = {
  /** 断られたときは `Failure` で reject する。ほかの二つも同じ。 */
  onInvite: (draft: CoachInviteDraft) => Promise<HandedLink>;
  onRevokeInvite: (id: number) => Promise<void>;
  onIssueResetLink: (coachId: number) => Promise<HandedLink>;
  inviteUrl: (code: string) => string;
  resetUrl: (code: string) => string;
  /** クリップボードに写す。できなければ reject する。 */
  onCopy: (text: string) => Promise<void>;
};

/** What a manager is being asked, or shown. */
export type RosterQuestion =
  | { about: "invite" }
  | { about: "revoke"; invite: CoachInvite }
  | { about: "reset"; coach: Coach };
