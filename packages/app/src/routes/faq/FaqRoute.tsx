import { FaqScreen } from "@kyuseki/ui/screens/Faq";
import { faqGroups, faqWords } from "../../content/faq.ts";
import { useManual } from "../useManual.ts";

export function Component() {
  return <FaqScreen {...useManual()} groups={faqGroups} otherWords={faqWords} />;
}
