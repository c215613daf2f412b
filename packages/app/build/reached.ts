import { type ESTree, Visitor } from "vite";

/**
 * A module reduced to what its exports `names` need. For modules whose constants get properties at load time
 * (`Parser.default = Parser`): such an assignment counts as part of the constant. `without` names functions that are
 * never called; they become `undefined`.
 */
export function reached(
  code: string,
  program: ESTree.Program,
  names: readonly string[],
  without: readonly string[] = [],
): string {
  const own = new Set(program.body.flatMap(declared));
  const parts = program.body
    .filter((statement) => statement.type !== "ExportNamedDeclaration" && !declared(statement).some(isLeftOut))
    .map((statement) => ({
      statement,
      gives: [...declared(statement), ...addedTo(statement).filter((name) => own.has(name))],
      uses: usedBy(statement, program),
    }));
  const wanted = new Set(names);
  const kept = new Set<(typeof parts)[number]>();
  for (let before = -1; before < kept.size; ) {
    before = kept.size;
    for (const part of parts) {
      if (kept.has(part) || (part.gives.length > 0 && !part.gives.some((name) => wanted.has(name)))) continue;
      kept.add(part);
      for (const name of part.uses) wanted.add(name);
    }
  }
  const left = parts
    .filter((part) => kept.has(part))
    .map(({ statement }) => code.slice(statement.start, statement.end));
  const gaps = without.map((name) => `const ${name} = undefined;`);
  return [...gaps, ...left, `export { ${names.join(", ")} };`].join("\n");

  function isLeftOut(name: string) {
    return without.includes(name);
  }
}

function declared(statement: ESTree.Statement): string[] {
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration") {
    return statement.id ? [statement.id.name] : [];
  }
  return statement.type === "VariableDeclaration" ? statement.declarations.flatMap(({ id }) => bound(id)) : [];
}

function bound(pattern: ESTree.Node): string[] {
  if (pattern.type === "Identifier") return [pattern.name];
  if (pattern.type !== "ObjectPattern") return [];
  return pattern.properties.flatMap((property) => (property.type === "Property" ? bound(property.value) : []));
}

/** The constant that a statement assigns a property to, passes to a call, or reads without using the value. */
function addedTo(statement: ESTree.Statement): string[] {
  if (statement.type === "IfStatement" && statement.test.type === "LogicalExpression")
    return ownerOf(statement.test.right);
  if (statement.type !== "ExpressionStatement") return [];
  const { expression } = statement;
  if (expression.type === "AssignmentExpression") return ownerOf(expression.left);
  return ownerOf(expression.type === "CallExpression" ? expression.callee : expression);
}

function ownerOf(node: ESTree.Node): string[] {
  if (node.type !== "MemberExpression") return [];
  return node.object.type === "Identifier" ? [node.object.name] : ownerOf(node.object);
}

/** Every identifier that is no property name, including locals. */
function usedBy(statement: ESTree.Statement, program: ESTree.Program): Set<string> {
  const properties = new Set<number>();
  const used = new Map<number, string>();
  const skip = (node: ESTree.Node, isName: boolean) => {
    if (isName) properties.add(node.start);
  };
  const member = ({ property, computed }: ESTree.MemberExpression) => skip(property, !computed);
  const method = ({ key, computed }: ESTree.MethodDefinition | ESTree.PropertyDefinition) => skip(key, !computed);
  const entry = ({
    key,
    computed,
    shorthand,
  }: ESTree.ObjectProperty | ESTree.BindingProperty | ESTree.AssignmentTargetProperty) =>
    skip(key, !(computed || shorthand));
  const name = (node: { start: number; name: string }) => {
    used.set(node.start, node.name);
  };
  new Visitor({
    MemberExpression: member,
    MethodDefinition: method,
    PropertyDefinition: method,
    Property: entry,
    Identifier: name,
  }).visit({ ...program, body: [statement] });
  return new Set([...used].flatMap(([start, word]) => (properties.has(start) ? [] : [word])));
}
