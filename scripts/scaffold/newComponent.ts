// `npm run new:component SpeedBadge 球速のしるし きゅうそくのしるし`: a component, its stories and their first pictures.
import { readTitled, scaffold } from "./command.ts";
import { componentEdits } from "./component.ts";

const usage = `Usage: npm run new:component SpeedBadge 球速のしるし きゅうそくのしるし
  (a name in PascalCase, its title, and how that is read unless it is written in kana)`;

const titled = readTitled(usage, "部品");
if (titled) scaffold(componentEdits(titled), `components/${titled.name}/`);
