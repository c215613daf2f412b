import type { checkInvite, InviteAcceptance, ReplyOf } from "@kyuseki/domain";

export type Invitation = ReplyOf<typeof checkInvite>;
/** Who is signed in, and in which team. */
export type InvitedAccount = { name: string; teamName: string };
/** What the invited person fills in; the app holds the code. */
export type InvitedCoach = Omit<InviteAcceptance, "code">;
