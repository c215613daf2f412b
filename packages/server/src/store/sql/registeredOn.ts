/**
 * The first day (in Asia/Tokyo) of the membership of `m`, a row of members: of the registration, or of the return of who
 * had been away. No record is expected before it.
 */
export const registeredOn = (m: string) =>
  `(coalesce(${m}.returned_at, ${m}.created_at) at time zone 'Asia/Tokyo')::date`;

/**
 * `returned_at` of `m` who comes back at `now`, away since `since`; both are SQL. Whoever is back on the same day was left
 * out by mistake, and has not been away.
 */
export const returnedAt = (m: string, since: string, now: string) => `
  case when (${since} at time zone 'Asia/Tokyo')::date = (${now}::timestamptz at time zone 'Asia/Tokyo')::date
    then ${m}.returned_at else ${now}::timestamptz end`;
