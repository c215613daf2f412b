import type { FamilyEvent } from "@kyuseki/domain";
import type { AnswerProps } from "../answers/AnswerForm.tsx";

/** 一つの行事。選手本人のページでは、車を聞かない。 */
export type EventProps = AnswerProps & { event: FamilyEvent; asksCar: boolean };
