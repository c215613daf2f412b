import { useAddressView } from "../../navigation/useAddressView.ts";
import { memberListAddress } from "./viewInAddress.ts";

export const useMemberListView = () => useAddressView("member-list", memberListAddress);
