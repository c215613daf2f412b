import type { checkInvite, InviteAcceptance, ReplyOf } from "@kyuseki/domain";

export type Invitation = ReplyOf<typeof checkInvite>;
/** What the invited person fills in; the code stays with the app. */
export type InvitedCoach = Omit<InviteAcceptance, "code">;
