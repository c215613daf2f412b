import { type ESTree, type Plugin, Visitor } from "vite";

/** Packages that make components and tables while they load, which keeps every one of them in a build. */
const packages = /\/node_modules\/(react-router|@nivo|d3-[a-z-]+)\//;

/**
 * Marks what such a package makes as free of effects, so that a build leaves out what nobody imports. The code that runs
 * stays the same, except that the router's components lose the name that developer tools show.
 */
export const pureConstants = (): Plugin => ({
  name: "kyuseki-pure-constants",
  apply: "build",
  transform: {
    filter: { id: packages },
    handler(code) {
      return { code: withoutDisplayNames(markPure(code, this.parse(code))), map: null };
    },
  },
});

/** The code with every call that makes a constant of the module marked as free of effects. */
export function markPure(code: string, program: ESTree.Program): string {
  const starts = new Set<number>();
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const mark = ({ start }: ESTree.Node) => {
    if (depth === 0) starts.add(start);
  };
  const visitor = new Visitor({
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    CallExpression: mark,
    NewExpression: mark,
  });
  for (const statement of program.body) {
    if (statement.type === "VariableDeclaration") visitor.visit({ ...program, body: [statement] });
  }
  const parts = [0, ...[...starts].sort((one, other) => one - other)];
  return parts.map((start, at) => code.slice(start, parts[at + 1])).join("/* @__PURE__ */ ");
}

/** A name given in a statement of its own keeps its component in the build. */
export const withoutDisplayNames = (code: string) => code.replaceAll(/^\w+\.displayName = ".*";$/gm, "");
