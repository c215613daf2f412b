// `npm run new:screen PracticePlan 練習計画 れんしゅうけいかく`: a screen with stories for every state, its sentences, its
// address and its first pictures.
import { readTitled, scaffold } from "./command.ts";
import { screenEdits } from "./screen.ts";

const usage = `Usage: npm run new:screen PracticePlan 練習計画 れんしゅうけいかく
  (a name in PascalCase, its title, and how that is read unless it is written in kana)`;

const titled = readTitled(usage, "画面");
if (titled) scaffold(screenEdits(titled), `screens/${titled.name}/`);
