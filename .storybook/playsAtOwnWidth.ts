import { fileURLToPath } from "node:url";

const wrapper = fileURLToPath(new URL("./playAtOwnWidth.ts", import.meta.url));

/** Sends the play function of every story through `playAtOwnWidth`; Storybook has no hook for it. */
export const playsAtOwnWidth = () => ({
  name: "plays-at-own-width",
  enforce: "post" as const,
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code: string) {
      const stories = [...code.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
      const wrapped = `\nfor (const story of [${stories}]) if (story.play) story.play = playAtOwnWidth(story.play);\n`;
      // Appended after the code, so that line numbers stay.
      return { code: `import { playAtOwnWidth } from ${JSON.stringify(wrapper)};${code}${wrapped}`, map: null };
    },
  },
});
