/** What a column can be read as. `player` is the pitcher or batter; `first_…` stands beside a family name. */
export const csvTargets = [
  "player",
  "player_first",
  "pitcher",
  "pitcher_first",
  "batter",
  "batter_first",
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
