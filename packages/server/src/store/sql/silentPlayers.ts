/**
 * The ids of the players of event `e`, of the team `$1`, who have not answered. Both sides are read once whatever the
 * database believes of their number; a join of them compares each player with each answer where few rows are expected,
 * as of one large club among thousands of small ones.
 */
export const silentPlayers = `
  select member_id from event_players where team_id = $1 and event_id = e.id
  except select member_id from event_attendance where team_id = $1 and event_id = e.id`;
