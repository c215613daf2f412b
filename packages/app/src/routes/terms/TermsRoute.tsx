import { terms } from "../../content/documents.ts";
import { DocumentPage } from "../DocumentPage.tsx";

export function Component() {
  return <DocumentPage document={terms} />;
}
