import { type ESTree, Visitor } from "vite";

/**
 * Marks every call that creates a constant at load time as pure, so that unused constants are dropped with everything
 * they are made of.
 */
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

/** The names a module itself exports. */
export const exportNames = (program: ESTree.Program): string[] =>
  program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, specifiers } = statement;
    const declared = declaration && "declarations" in declaration ? declaration.declarations : [];
    return [
      ...declared.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : [])),
      ...specifiers.flatMap(({ exported }) =>
        "name" in exported && exported.name !== "default" ? [exported.name] : [],
      ),
    ];
  });
