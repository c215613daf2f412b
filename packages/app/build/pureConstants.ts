import { type ESTree, type Plugin, Visitor } from "vite";

/** Functions that nivo imports for charts we do not draw; the package does not say that loading one of them does nothing. */
const functionsOnly = /\/node_modules\/lodash\//;

/** Packages that make components and tables while they load, which keeps every one of them in a build. */
const packages = /\/node_modules\/(react-router|react-intl|@nivo|d3-[a-z-]+)\//;

/**
 * Marks what such a package makes as free of effects, so that a build leaves out what nobody imports. The code that runs
 * stays the same, except that components lose the name that developer tools show.
 */
export const pureConstants = (): Plugin => ({
  name: "kyuseki-pure-constants",
  apply: "build",
  transform: {
    filter: { id: [packages, functionsOnly] },
    handler(code, id) {
      if (functionsOnly.test(id)) return { moduleSideEffects: false };
      return { code: withoutDisplayNames(markPure(code, this.parse(code))), map: null };
    },
  },
});

/** The code with every call and every class that makes a constant of the module marked as free of effects. */
export function markPure(code: string, program: ESTree.Program): string {
  const inserted = new Map<number, string>();
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const mark = ({ start }: ESTree.Node) => {
    if (depth === 0) inserted.set(start, pure);
  };
  // Only a call can be marked, and a class that extends another one is never taken for free of effects.
  const wrap = ({ start, end, superClass }: ESTree.Class) => {
    if (depth === 0 && superClass !== null) inserted.set(start, `${pure}(() => `).set(end, ")()");
    enter();
  };
  const visitor = new Visitor({
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    ClassExpression: wrap,
    "ClassExpression:exit": leave,
    CallExpression: mark,
    NewExpression: mark,
  });
  for (const statement of program.body) {
    if (statement.type === "VariableDeclaration") visitor.visit({ ...program, body: [statement] });
  }
  const places = [...inserted.keys()].sort((one, other) => one - other);
  const parts = places.map((place, at) => `${inserted.get(place)}${code.slice(place, places[at + 1])}`);
  return code.slice(0, places[0]) + parts.join("");
}

const pure = "/* @__PURE__ */ ";

/** A name given in a statement of its own keeps its component in the build. */
export const withoutDisplayNames = (code: string) => code.replaceAll(/^\w+\.displayName = ".*";$/gm, "");
