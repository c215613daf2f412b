import { HelpScreen } from "@kyuseki/ui/screens/Help";
import { helpArticles } from "../../content/help.ts";
import { useManual } from "../useManual.ts";
import { SimpleContact } from "./SimpleContact.tsx";

export function Component() {
  return <HelpScreen {...useManual()} articles={helpArticles} inquiry={<SimpleContact />} />;
}
