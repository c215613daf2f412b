import type { NationalPeer } from "../../store/playerReports/nationalPeers.ts";

/** Stands for a player of another team: no member has the id 0. */
export const nobody = 0;

type PeerFigures<Peer> = { peers: Peer[]; nationwide: boolean };

/**
 * The peers to compare with: those of the own team where there are 10 with the main figure, otherwise together with the
 * nation's, nameless, where that makes 10 of 3 teams (AI 1); otherwise the own team's alone.
 */
export async function widenPeers<Peer, Record>(
  own: Peer[],
  listNational: () => Promise<NationalPeer<Record>[]>,
  { peerOf, counts }: { peerOf: (records: readonly Record[]) => Peer; counts: (peer: Peer) => boolean },
): Promise<PeerFigures<Peer>> {
  const ownCount = own.filter(counts).length;
  if (ownCount >= fewestPlayers) return { peers: own, nationwide: false };
  const national = (await listNational())
    .map(({ teamId, records }) => ({ teamId, peer: peerOf(records) }))
    .filter(({ peer }) => counts(peer));
  const teams = new Set(national.map(({ teamId }) => teamId)).size + (ownCount > 0 ? 1 : 0);
  if (ownCount + national.length < fewestPlayers || teams < fewestTeams) return { peers: own, nationwide: false };
  return { peers: [...own, ...national.map(({ peer }) => peer)], nationwide: true };
}

const fewestPlayers = 10;
const fewestTeams = 3;
