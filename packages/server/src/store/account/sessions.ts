import type { CoachType, PitchReading, SecondFactorStep, SportType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** Who is calling, for which team. `members_version` comes along so that a cached member list needs no second query. */
export type SignedIn = {
  /** The person in the club that is open; `several_teams` says whether others can be opened. */
  user: { id: number; name: string; coach_type: CoachType | null; several_teams: boolean };
  /** Whose address, password and passkeys these are, in whichever club. */
  accountId: number;
  team: {
    team_id: number;
    name: string;
    sport_type: SportType;
    nextshot_available: boolean;
    logo: string | null;
    pitch_reading: PitchReading;
    members_version: number;
  };
  /** When the person last showed who they are in this session. */
  provenAt: Date;
  /** What the club's second factor still asks of it; null when nothing. */
  secondFactorStep: SecondFactorStep | null;
  /** Whether only a passkey shows who is there: one of their clubs asks for it, and none was shown in this session. */
  passkeyAsked: boolean;
  /** Whether it was in another club before. */
  moved: boolean;
};

type NewSession = {
  token_hash: Buffer;
  user_id: number;
  remember: boolean;
  created_at: Date;
  expires_at: Date;
  ends_at: Date;
  device: string | null;
  /** Whether a passkey or a recovery code was shown. */
  second_factor: boolean;
};

type SessionRow = Pick<NewSession, "token_hash" | "remember" | "expires_at" | "ends_at"> & {
  seen_at: Date;
  proven_at: Date;
  second_factor_step: SecondFactorStep | null;
  passkey_asked: boolean;
  account_id: number;
  moved: boolean;
} & SignedIn["user"] &
  Omit<SignedIn["team"], "name"> & { team_name: string };

export async function insertSession(db: Queryable, session: NewSession) {
  await db.query(
    `insert into sessions
       (token_hash, user_id, remember, created_at, seen_at, proven_at, expires_at, ends_at, device, second_factor)
     values ($1, $2, $3, $4, $4, $4, $5, $6, $7, $8)`,
    [
      session.token_hash,
      session.user_id,
      session.remember,
      session.created_at,
      session.expires_at,
      session.ends_at,
      session.device,
      session.second_factor,
    ],
  );
}

/** Until the transaction ends nobody deletes the session or takes it with `lockSessionsOf`; whoever has comes first. */
export async function lockSession(tx: Queryable, hash: Buffer) {
  await tx.query("select from sessions where token_hash = $1 for key share", [hash]);
}

/** Waits until no write of the person in this club is under way; the next ones wait for this transaction. */
export async function lockSessionsOf(tx: Queryable, userId: number) {
  await tx.query("select from sessions where user_id = $1 order by token_hash for update", [userId]);
}

export type StoredSession = Pick<NewSession, "remember" | "expires_at" | "ends_at"> & {
  seen_at: Date;
  signedIn: SignedIn;
};

/** In the order asked; undefined for a hash nobody has, of a disabled account or of a closed club. Its expiry is the caller's to weigh. */
export async function findSessions(db: Queryable, hashes: readonly Buffer[]): Promise<(StoredSession | undefined)[]> {
  const { rows } = await db.query<SessionRow>({
    name: "sessions",
    text: `select s.token_hash, s.remember, s.seen_at, s.expires_at, s.ends_at, s.moved, u.id, u.name, u.coach_type, u.account_id,
                  exists (select from users o join teams ot using (team_id) where o.account_id = u.account_id
                            and o.id <> u.id and o.disabled_at is null and ot.closed_at is null) as several_teams,
                  t.team_id, t.name as team_name, t.sport_type, t.nextshot_available, t.logo, t.members_version,
                  coalesce(ts.pitch_reading, 'short') as pitch_reading,
                  coalesce(s.proven_at, s.created_at) as proven_at,
                  case when not t.second_factor_required or s.second_factor or u.coach_type is null then null
                       when exists (select from passkeys p where p.user_id = u.account_id) then 'confirm'
                       else 'set_up' end as second_factor_step,
                  not s.second_factor and exists (select from passkeys p where p.user_id = u.account_id)
                    and exists (select from users o join teams ot using (team_id) where o.account_id = u.account_id
                                  and o.disabled_at is null and o.coach_type is not null and ot.second_factor_required)
                    as passkey_asked
           from sessions s join users u on u.id = s.user_id join teams t using (team_id)
                left join team_settings ts using (team_id)
           where s.token_hash = any($1::bytea[]) and u.disabled_at is null and t.closed_at is null`,
    values: [hashes],
  });
  const byHash = new Map(rows.map((row) => [row.token_hash.toString("latin1"), foundSession(row)]));
  return hashes.map((hash) => byHash.get(hash.toString("latin1")));
}

function foundSession(row: SessionRow): StoredSession {
  const {
    token_hash,
    remember,
    seen_at,
    expires_at,
    ends_at,
    proven_at,
    second_factor_step,
    passkey_asked,
    moved,
    account_id,
    ...who
  } = row;
  const { id, name, coach_type, several_teams, team_name, ...team } = who;
  return {
    remember,
    seen_at,
    expires_at,
    ends_at,
    signedIn: {
      user: { id, name, coach_type, several_teams },
      accountId: account_id,
      team: { ...team, name: team_name },
      provenAt: proven_at,
      secondFactorStep: second_factor_step,
      passkeyAsked: passkey_asked,
      moved,
    },
  };
}

export async function updateSessionSeen(db: Queryable, tokenHash: Buffer, expiresAt: Date, seenAt: Date) {
  await db.query("update sessions set expires_at = $2, seen_at = $3 where token_hash = $1", [
    tokenHash,
    expiresAt,
    seenAt,
  ]);
}

/** Opens another membership of its account in this session. The caller has locked it with `lockOwnSession`. */
export async function updateSessionMoved(tx: Queryable, tokenHash: Buffer, userId: number) {
  await tx.query("update sessions set user_id = $2, moved = true where token_hash = $1", [tokenHash, userId]);
}

/** Moves a person's sessions in one club to another of their memberships, after the writes that are under way. */
export async function updateSessionsMoved(tx: Queryable, from: number, to: number) {
  await lockSessionsOf(tx, from);
  await tx.query("update sessions set user_id = $2, moved = true where user_id = $1", [from, to]);
}

/** Waits until no write of the session is under way; the next ones wait for this transaction. */
export async function lockOwnSession(tx: Queryable, tokenHash: Buffer) {
  await tx.query("select from sessions where token_hash = $1 for update", [tokenHash]);
}

export async function deleteSession(db: Queryable, tokenHash: Buffer) {
  await db.query("delete from sessions where token_hash = $1", [tokenHash]);
}
