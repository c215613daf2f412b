import type { Access } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";

/** Team A, one of its coaches, and who calls (0: nobody signed in). */
export type Fixture = { db: Queryable; now: Date; teamId: number; coachId: number; callerId: number };

export type Expectation = {
  access: Access;
  status: number;
  /** Made anew for each call where it can be used only once. */
  body?: object | ((fixture: Fixture, id: number) => Promise<object | undefined>);
  /** Media type of a body that is a file. */
  type?: string;
  /** After the "?", when that is where the id stands. */
  query?: (fixture: Fixture, id: number) => Promise<Record<string, string>>;
  /** Whose id the address, the body or the query carries. */
  about?:
    | "member"
    | "erased"
    | "coach"
    | "leaver"
    | "invite"
    | "item"
    | "day"
    | "removedDay"
    | "measurement"
    | "csvImport"
    | "csvSource"
    | "video"
    | "upload"
    | "passkey"
    | "notice"
    | "event"
    | "note"
    | "template"
    | "group";
  /** Answer to what is not the team's, where that is nobody's secret. */
  elsewhere?: number;
  /** What stands for the other names in the address. */
  places?: (fixture: Fixture, id: number) => Promise<Record<string, string>>;
};
