// `npm run new:endpoint PracticePlan`: an endpoint that lists a resource, from the contract to the store, and its test.
import { fail, isPascal, scaffold } from "./command.ts";
import { endpointEdits } from "./endpoint.ts";

const [name = "", ...extra] = process.argv.slice(2);
if (isPascal(name) && extra.length === 0) scaffold(endpointEdits(name));
else fail("Usage: npm run new:endpoint PracticePlan  (one name in PascalCase, in the singular)");
