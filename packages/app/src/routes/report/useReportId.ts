import { useParams } from "react-router-dom";

/** The player of the address; what is no id is nobody's: 0. */
export function useReportId(): number {
  const { member_id = "" } = useParams();
  return reportIdFrom(member_id);
}

export const reportIdFrom = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
