/**
 * What a column can be read as. `player` is the pitcher or batter; `…_first` stands beside a family name, `…_id` tells
 * players of one name apart.
 */
export const csvTargets = [
  "player",
  "player_first",
  "player_id",
  "pitcher",
  "pitcher_first",
  "pitcher_id",
  "batter",
  "batter_first",
  "batter_id",
  "date",
  "time",
  "pitch_type",
  "pitch_type_auto",
  "pitch_speed",
  "release_angle",
  "spin_rate",
  "spin_direction",
  "spin_efficiency",
  "break_vertical",
  "break_horizontal",
  "location_x",
  "location_z",
  "exit_speed",
  "launch_angle",
  "distance",
  "spray_angle",
  "bat_speed",
  "attack_angle",
  "batting_type",
  "batting_result",
] as const;
export type CsvTarget = (typeof csvTargets)[number];

export const csvUnits = ["km/h", "mph", "m/s", "cm", "m", "ft", "in", "deg", "axis", "clock", "rpm", "%"] as const;
export type CsvUnit = (typeof csvUnits)[number];
