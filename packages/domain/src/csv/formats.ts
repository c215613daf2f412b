import type { CsvTarget, CsvUnit } from "../vocabulary/csvColumns.ts";
import { type CsvFormat, csvFormats, type DeviceFormat } from "../vocabulary/csvFormats.ts";

/** Heading names as `readHeading` returns them. */
type FormatColumn = { name: string; unit?: CsvUnit; mirrored?: boolean };
type Format = {
  signs: string;
  columns: Partial<Record<CsvTarget, FormatColumn>>;
  /** The device can be set to metric, and its headings do not say: a column without a unit is asked about. */
  unitsAreSet?: true;
};

/** Whether the units of such a file depend on how the device is set, so that each file is asked about anew. */
export const unitsAreSet = (format: CsvFormat): boolean =>
  format !== "japanese_sheet" && format !== "unknown" && deviceFormats[format].unitsAreSet === true;

/** The device that writes these columns; undefined when none does. */
export function deviceOf(names: readonly string[]): DeviceFormat | undefined {
  const known = new Set(names);
  return deviceFormatNames.find((format) => deviceFormats[format].signs.split(" ").every((sign) => known.has(sign)));
}

const batted = {
  exit_speed: { name: "exitspeed", unit: "mph" },
  spray_angle: { name: "direction" },
  distance: { name: "distance", unit: "ft" },
  batting_result: { name: "playresult" },
} as const satisfies Format["columns"];

/** TrackMan counts to the pitcher's right, also at the plate; ours counts from the catcher's view. */
const thrown = {
  date: { name: "date" },
  time: { name: "time" },
  pitch_type: { name: "taggedpitchtype" },
  pitch_type_auto: { name: "autopitchtype" },
  pitch_speed: { name: "relspeed", unit: "mph" },
  release_angle: { name: "vertrelangle" },
  spin_rate: { name: "spinrate" },
  spin_direction: { name: "spinaxis", unit: "axis" },
  break_vertical: { name: "inducedvertbreak", unit: "in" },
  break_horizontal: { name: "horzbreak", unit: "in" },
  location_x: { name: "platelocside", unit: "ft", mirrored: true },
  location_z: { name: "platelocheight", unit: "ft" },
} as const satisfies Format["columns"];

const splitNames = {
  pitcher: { name: "pitcherlastname" },
  pitcher_first: { name: "pitcherfirstname" },
  batter: { name: "batterlastname" },
  batter_first: { name: "batterfirstname" },
} as const satisfies Format["columns"];
const wholeNames = { pitcher: { name: "pitcher" }, batter: { name: "batter" } } as const satisfies Format["columns"];
const ids = { pitcher_id: { name: "pitcherid" }, batter_id: { name: "batterid" } } as const satisfies Format["columns"];

export const deviceFormats: Readonly<Record<DeviceFormat, Format>> = {
  rapsodo_pitching: {
    signs: "pitchid velocity totalspin spindirection",
    unitsAreSet: true,
    columns: {
      date: { name: "date" },
      pitch_type: { name: "pitchtype" },
      pitch_speed: { name: "velocity" },
      release_angle: { name: "releaseangle" },
      spin_rate: { name: "totalspin" },
      spin_direction: { name: "spindirection", unit: "clock" },
      spin_efficiency: { name: "spinefficiencyrelease" },
      break_vertical: { name: "vbtrajectory" },
      break_horizontal: { name: "hbtrajectory" },
      location_x: { name: "strikezoneside" },
      location_z: { name: "strikezoneheight" },
    },
  },
  rapsodo_hitting: {
    signs: "exitvelocity launchangle distance exitdirection",
    unitsAreSet: true,
    columns: {
      date: { name: "date" },
      exit_speed: { name: "exitvelocity" },
      launch_angle: { name: "launchangle" },
      distance: { name: "distance" },
      spray_angle: { name: "exitdirection" },
    },
  },
  trackman_v3: {
    signs: "pitchno pitcher relspeed exitspeed angle direction",
    columns: { ...wholeNames, ...ids, ...thrown, ...batted, launch_angle: { name: "angle" } },
  },
  trackman_old: {
    signs: "pitchno relspeed exitspeed exitangle",
    columns: { ...wholeNames, ...splitNames, ...ids, ...thrown, ...batted, launch_angle: { name: "exitangle" } },
  },
  hittrax: {
    signs: "ab velo la dist res",
    columns: {
      batter: { name: "user" },
      date: { name: "date" },
      time: { name: "timestamp" },
      exit_speed: { name: "velo", unit: "mph" },
      launch_angle: { name: "la" },
      distance: { name: "dist", unit: "ft" },
      spray_angle: { name: "horizangle" },
      batting_result: { name: "res" },
    },
  },
  blast_motion: {
    signs: "equipment swingdetails batspeed attackangle",
    columns: {
      date: { name: "date" },
      bat_speed: { name: "batspeed", unit: "mph" },
      attack_angle: { name: "attackangle" },
      exit_speed: { name: "exitvelocity", unit: "mph" },
      launch_angle: { name: "launchangle" },
      distance: { name: "estimateddistance", unit: "ft" },
    },
  },
  blast_old: {
    signs: "player swing# batspeed attackangle",
    columns: {
      player: { name: "player" },
      date: { name: "date" },
      bat_speed: { name: "batspeed", unit: "mph" },
      attack_angle: { name: "attackangle" },
    },
  },
  statcast: {
    signs: "gamedate releasespeed launchspeed pfxx",
    // The named player is the pitcher; batters are numbers, so batted balls are mapped by hand.
    columns: {
      pitcher: { name: "playername" },
      pitcher_id: { name: "pitcher" },
      date: { name: "gamedate" },
      pitch_type: { name: "pitchname" },
      pitch_type_auto: { name: "pitchtype" },
      pitch_speed: { name: "releasespeed", unit: "mph" },
      spin_rate: { name: "releasespinrate" },
      spin_direction: { name: "spinaxis", unit: "axis" },
      break_vertical: { name: "pfxz", unit: "ft" },
      break_horizontal: { name: "pfxx", unit: "ft", mirrored: true },
      location_x: { name: "platex", unit: "ft" },
      location_z: { name: "platez", unit: "ft" },
    },
  },
};

/** In order of preference. Object keys are plain strings to TypeScript. */
const deviceFormatNames = csvFormats.filter((format): format is DeviceFormat => format in deviceFormats);
