import type { Ball, Member, NoteRecord, PitchCountRecord, Team, TrainingRecord } from "@kyuseki/domain";

/** Rows as the tables of `migrations/` take them. */
export type TeamRow = Pick<
  Team,
  "team_id" | "name" | "sport_type" | "ball" | "prefecture" | "league" | "nextshot_available"
> &
  Partial<Pick<Team, "name_kana" | "representative" | "contact_email" | "goal">> & { created_at: Date };

export type MemberRow = Omit<Member, "additional" | "archived_as" | "photo"> &
  NonNullable<Member["additional"]> & { team_id: number; created_at: Date };

/** `date` is YYYY-MM-DD; cm and kg. */
export type BodySizeRow = { team_id: number; member_id: number; date: string; height: number; weight: number };

/** km/h, degrees and metres, rounded to one decimal. */
export type MeasurementRow = {
  team_id: number;
  member_id: number;
  measured_at: Date;
  /** 1 batting, 2 pitching */
  mode: 1 | 2;
  /** 1 tee, 2 toss, 3 live */
  batting_type: 1 | 2 | 3 | null;
  /** 1 OUT, 2 HIT, 3 HOMERUN */
  batting_result: 1 | 2 | 3 | null;
  ball: Ball;
  tag_pitch: number | null;
  angle: number | null;
  distance: number | null;
  speed: number;
  /** Degrees from the line to second base; left is negative. */
  spray_angle: number | null;
  /** cm from the middle of the plate, from the catcher's view, and above the ground. */
  location_x: number | null;
  location_z: number | null;
  source: "nextshot" | "manual";
  source_id: string | null;
};

/** Of a ball whose place was not measured. */
export const noPlace = { spray_angle: null, location_x: null, location_z: null } as const;

/** `date` is YYYY-MM-DD. */
export type TeamPracticeDayRow = { team_id: number; date: string; recorded: number };

export type MeasuringDayRow = {
  team_id: number;
  date: string;
  name: string;
  place: string;
  item_ids: readonly number[];
  created_at: Date;
  closed_at: Date;
};

/** In the item's unit. */
export type MeasureValueRow = {
  team_id: number;
  member_id: number;
  item_id: number;
  date: string;
  value: number;
  measuring_day_id: number;
  entered_at: Date;
};

/** What the sister products push of a team's players. */
export type Diaries = { training: TrainingRecord[]; pitchCounts: PitchCountRecord[]; notes: NoteRecord[] };
