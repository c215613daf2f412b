import { type ESTree, Visitor } from "vite";

/** Names a module exports and assigns to after their declaration, save in functions with a variable of that name. */
export function reassignedExports(program: ESTree.Program): string[] {
  const exported = new Set(
    program.body.flatMap((one) =>
      one.type === "ExportNamedDeclaration" ? one.specifiers.flatMap(({ local }) => namesIn(local)) : [],
    ),
  );
  const found = new Set<string>();
  const around: ESTree.Node[] = [];
  const enter = (inside: ESTree.Node) => void around.push(inside);
  const leave = () => void around.pop();
  const note = (target: ESTree.Node) => {
    for (const name of namesIn(target).filter((one) => exported.has(one)))
      if (!around.some((one) => declares(one, name))) found.add(name);
  };
  const noteLeft = ({ left }: ESTree.AssignmentExpression) => note(left);
  const noteArgument = ({ argument }: ESTree.UpdateExpression) => note(argument);
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    AssignmentExpression: noteLeft,
    UpdateExpression: noteArgument,
  }).visit(program);
  return [...found];
}

/** Whether a function, or one inside it, has a parameter or a variable of that name. */
function declares(inside: ESTree.Node, name: string): boolean {
  const names = new Set<string>();
  const add = (patterns: readonly ESTree.Node[]) => {
    for (const one of patterns.flatMap(namesIn)) names.add(one);
  };
  const addVariable = ({ id }: ESTree.VariableDeclarator) => add([id]);
  const addParams = ({ params }: ESTree.Function | ESTree.ArrowFunctionExpression) => add(params);
  const statement: ESTree.ExpressionStatement = {
    type: "ExpressionStatement",
    expression: inside as ESTree.Expression,
    ...{ start: 0, end: 0 },
  };
  new Visitor({
    VariableDeclarator: addVariable,
    FunctionDeclaration: addParams,
    FunctionExpression: addParams,
    ArrowFunctionExpression: addParams,
  }).visit({ type: "Program", body: [statement], sourceType: "module", hashbang: null, start: 0, end: 0 });
  return names.has(name);
}

/** Names that a pattern, or the target of an assignment, gives values to. */
function namesIn(pattern: ESTree.Node | null): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((one) => namesIn(one.type === "RestElement" ? one.argument : one.value));
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn);
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "RestElement":
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
