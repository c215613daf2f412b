import { LoadingDialog, usePart } from "@kyuseki/ui";
import { useNavigate } from "react-router-dom";
import { useLoadPart } from "../services/useLoadPart.ts";

/** At /logout: asks about what is unsaved, as the button does; whoever stays goes home (SE-8, OF-5). */
export function SignOutPage() {
  const navigate = useNavigate();
  const stay = () => void navigate("/", { replace: true });
  const SignOut = usePart(true, { load: useLoadPart(), fetchPart, onMissing: stay });

  return SignOut ? <SignOut onClose={stay} /> : <LoadingDialog />;
}

/** Already here without a network. */
const fetchPart = () => import("./deferredParts.ts").then(({ SignOutOverlay }) => SignOutOverlay);
