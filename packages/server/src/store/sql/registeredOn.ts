/**
 * The first day (in Asia/Tokyo) of the membership of `m`, a row of members: of the registration, or of the return of who
 * had been away. No record is expected before it.
 */
export const registeredOn = (m: string) =>
  `(coalesce(${m}.returned_at, ${m}.created_at) at time zone 'Asia/Tokyo')::date`;

/**
 * Sets `returned_at` and `away` of `m` who comes back at `now`, away since `since`; both are SQL. Whoever is back on the
 * same day was left out by mistake, and has not been away. With a `condition` only where that holds.
 */
export const setReturned = (m: string, since: string, now: string, condition = "true") => {
  const [left, back] = [
    `(${since} at time zone 'Asia/Tokyo')::date`,
    `(${now}::timestamptz at time zone 'Asia/Tokyo')::date`,
  ];
  return `
    returned_at = case when ${condition} and ${left} is distinct from ${back} then ${now}::timestamptz else ${m}.returned_at end,
    away = case when ${condition} and ${left} < ${back} then ${m}.away + tstzrange(${since}, ${now}, '(]')::tstzmultirange
      else ${m}.away end`;
};
