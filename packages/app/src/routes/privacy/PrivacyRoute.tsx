import { privacy } from "../../content/documents.ts";
import { DocumentPage } from "../DocumentPage.tsx";

export function Component() {
  return <DocumentPage document={privacy} />;
}
