import { useAddressView } from "../../data/useAddressView.ts";
import { memberListAddress } from "./viewInAddress.ts";

export const useMemberListView = () => useAddressView("member-list", memberListAddress);
