import type { checkInvite, InviteAcceptance, ReplyOf } from "@kyuseki/domain";

export type Invitation = ReplyOf<typeof checkInvite>;
/** What the invited person fills in; the app holds the code. */
export type InvitedCoach = Omit<InviteAcceptance, "code">;
