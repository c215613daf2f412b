import { hash } from "@node-rs/argon2";
import type { Queryable } from "../db/pool.ts";

/** Of every user `addUser` makes, unless told otherwise. */
export const testPassword = "kyuseki-test-1";

type TeamRow = {
  name: string;
  sport_type: string;
  ball: string;
  prefecture: number;
  league: string;
  logo: string | null;
  nextshot_available: boolean;
};

/** A baseball team with an analyzer, in Kanagawa. */
export async function addTeam(db: Queryable, overrides: Partial<TeamRow> = {}): Promise<TeamRow & { team_id: number }> {
  const row: TeamRow = {
    name: "青葉台ベースボールクラブ",
    sport_type: "baseball",
    ball: "rubber",
    prefecture: 14,
    league: "",
    logo: null,
    nextshot_available: true,
    ...overrides,
  };
  return insert(db, "teams", row);
}

type UserRow = {
  email: string;
  password_hash: string;
  name: string;
  coach_type: string | null;
  avatar: string | null;
  disabled_at: Date | null;
};

/** A coach; `coach_type: null` makes a player. E-mail addresses are numbered: coach1@test.example … */
export async function addUser(
  db: Queryable,
  team_id: number,
  overrides: Partial<UserRow> = {},
): Promise<UserRow & { id: number; team_id: number }> {
  users += 1;
  const row = {
    team_id,
    email: `coach${users}@test.example`,
    password_hash: overrides.password_hash ?? (await quickHash()),
    name: "高橋 健",
    coach_type: "coach",
    avatar: null,
    disabled_at: null,
    ...overrides,
  };
  return insert(db, "users", row);
}

type MemberRow = {
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  email: string | null;
  guardian_email: string | null;
  grade: string;
  height: number | null;
  weight: number | null;
  uniform_number: string | null;
  gender: string | null;
  pitching: string | null;
  batting: string | null;
  nextshot_usage: string;
  nextshot_id: string | null;
  nextrainer_usage: string;
  nextrainer_purchased: boolean;
  state: string;
};

/** An active, right-handed boy in the second year of junior high, using nothing yet. */
export async function addMember(
  db: Queryable,
  team_id: number,
  overrides: Partial<MemberRow & { created_at: Date }> = {},
): Promise<MemberRow & { id: number; team_id: number }> {
  const row = {
    team_id,
    last_name: "佐藤",
    first_name: "一郎",
    last_name_kana: "さとう",
    first_name_kana: "いちろう",
    email: null,
    guardian_email: null,
    grade: "j2",
    height: 160,
    weight: 48.5,
    uniform_number: null,
    gender: "M",
    pitching: "R",
    batting: "R",
    nextshot_usage: "not_use",
    nextshot_id: null,
    nextrainer_usage: "not_use",
    nextrainer_purchased: false,
    state: "active",
    ...overrides,
  };
  return insert(db, "members", row);
}

/** Names of tables and columns come from this file only. */
async function insert<Row extends object, Inserted extends Row>(
  db: Queryable,
  table: "teams" | "users" | "members",
  row: Row,
): Promise<Inserted> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const { rows } = await db.query(
    `insert into ${table} (${columns.join(", ")}) values (${places.join(", ")}) returning *`,
    Object.values(row),
  );
  return rows[0];
}

let users = 0;

/** The cheapest argon2id there is: tests sign in hundreds of times. */
const quickHash = () => (hashed ??= hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 }));
let hashed: Promise<string> | undefined;
