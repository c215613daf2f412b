import { type Ball, type SportType, type Team, type TeamDraft, teamDraftSchema } from "@kyuseki/domain";

const { version: _, ...fields } = teamDraftSchema.shape;
/** What a manager types, field by field, in the order of the page. */
export const teamFields = {
  name: fields.name,
  name_kana: fields.name_kana,
  sport_type: fields.sport_type,
  ball: fields.ball,
  prefecture: fields.prefecture,
  league: fields.league,
  representative: fields.representative,
  contact_email: fields.contact_email,
  goal: fields.goal,
} as const;

export type TeamValues = Omit<TeamDraft, "version">;
export type TeamField = keyof TeamValues;
/** What was typed but not saved, and the team it was typed over. */
export type TeamEdits = { base: Team; values: TeamValues };

export const teamFieldNames = Object.keys(teamFields).filter((name): name is TeamField => name in teamFields);

export const valuesOf = ({ name, name_kana, sport_type, ball, ...rest }: Team): TeamValues => ({
  name,
  name_kana,
  sport_type,
  ball,
  prefecture: rest.prefecture,
  league: rest.league,
  representative: rest.representative,
  contact_email: rest.contact_email,
  goal: rest.goal,
});

export const ballsOf = {
  baseball: ["rubber", "hard"],
  softball: ["soft"],
} as const satisfies Record<SportType, readonly [Ball, ...Ball[]]>;

/** The ball if the sport uses it. */
export function ballFor(sport: SportType, ball: Ball): Ball {
  const balls: readonly Ball[] = ballsOf[sport];
  return balls.includes(ball) ? ball : ballsOf[sport][0];
}
