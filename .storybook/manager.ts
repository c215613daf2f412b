import { addons } from "storybook/manager-api";
import { speakJapanese } from "./speakJapanese.ts";
import { docsTheme } from "./theme.ts";

addons.setConfig({ theme: docsTheme });

document.documentElement.lang = "ja";
speakJapanese(document.body);
