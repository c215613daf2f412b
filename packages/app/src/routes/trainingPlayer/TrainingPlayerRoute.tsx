import { useParams } from "react-router-dom";
import { useSignedIn } from "../../services/services.ts";
import { PlayerTraining } from "./PlayerTraining.tsx";

/** One player; what was chosen or begun for one is not true of the next. */
export function Component() {
  const { member_id = "" } = useParams();
  const { user } = useSignedIn();
  // What is no id is nobody's.
  const id = /^[1-9]\d{0,8}$/.test(member_id) ? Number(member_id) : 0;
  return <PlayerTraining key={id} id={id} userId={user.id} />;
}
