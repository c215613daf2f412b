/**
 * Whether event `e` is asked about only after another one: an earlier occurrence of its weekly repetition is still to come
 * at `now`, and over a day before the answers to `e` are due, when their reminder goes out (CO-5). `now` is SQL.
 */
export const comesAfterOpen = (now: string) => `
  exists (
    select from events o
    where o.team_id = e.team_id and o.series_id = e.series_id and o.state = 'planned' and o.ends_at > ${now}
      and (o.starts_at, o.id) < (e.starts_at, e.id)
      and o.ends_at <= coalesce(e.deadline, e.meets_at, e.starts_at) - interval '1 day')`;
