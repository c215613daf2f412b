import { useParams } from "react-router-dom";

/** The player's id in the address; 0 for a malformed one. */
export function useReportId(): number {
  const { member_id = "" } = useParams();
  return reportIdFrom(member_id);
}

export const reportIdFrom = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
