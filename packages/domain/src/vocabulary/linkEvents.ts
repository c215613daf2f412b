/** What the analyzer reports of a link: the player accepted the invitation, the provider stopped the service. */
export const analyzerEvents = ["invited_accepted", "service_stopped"] as const;
export type AnalyzerEvent = (typeof analyzerEvents)[number];

/** What the training product reports: the player asks to be accepted, has bought the service, has it no longer. */
export const trainingEvents = ["request", "purchased", "purchase_ended"] as const;
export type TrainingEvent = (typeof trainingEvents)[number];
