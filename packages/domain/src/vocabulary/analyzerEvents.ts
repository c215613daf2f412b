/**
 * What the sister product reports about a link: the player accepted the invitation, the provider stopped the service.
 */
export const analyzerEvents = ["invitation_accepted", "service_stopped"] as const;
export type AnalyzerEvent = (typeof analyzerEvents)[number];
