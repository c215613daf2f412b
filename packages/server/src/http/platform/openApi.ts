import {
  type AnyEndpoint,
  BATCH_ROWS_MAX,
  contract,
  failureBodySchema,
  failureStatus,
  markdownNodesSchema,
  product,
} from "@kyuseki/domain";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { largestBody } from "../limits/largeBodies.ts";

/** The contract itself, as OpenAPI 3.1 (AP-5). */
export function openApiRoute(app: FastifyInstance) {
  written ??= JSON.stringify(openApiDocument());
  const document = written;
  app.get("/api/openapi.json", async (_request, reply) => reply.type("application/json; charset=utf-8").send(document));
}

/** The same for every server of a process. */
let written: string | undefined;

function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of Object.values<AnyEndpoint>(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: product.name, version: "1" },
    paths,
    components: {
      schemas: {
        Failure: schemaOf(failureBodySchema, "output"),
        ...jsonSchema(z.object({ tree: markdownNodesSchema }), "output").$defs,
      },
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization", description: "Token <token>" },
        sourceKey: { type: "http", scheme: "bearer", description: "連携サービスごとのAPIキー" },
      },
    },
  };
}

function operation(endpoint: AnyEndpoint) {
  return {
    operationId: endpoint.id,
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, "path"),
      ...parameters(endpoint.query, "query"),
      ...keyHeader(endpoint),
    ],
    ...(!isNothing(endpoint.body) && {
      requestBody: { required: !isOptional(endpoint.body), content: bodyOf(endpoint) },
    }),
    responses: {
      [endpoint.status]: content("成功", schemaOf(endpoint.reply, "output")),
      ...Object.fromEntries(failureStatuses(endpoint).map((status) => [status, content("失敗", failureReference)])),
    },
  };
}

function securityOf({ access }: AnyEndpoint) {
  if (access === "public") return [];
  return [access === "source" ? { sourceKey: [] } : { token: [] }];
}

/** By media type: a file is one of several, everything else is JSON. */
function bodyOf({ bytes, body, row }: AnyEndpoint) {
  if (row) return { "application/json": { schema: batchSchema(row) } };
  if (!bytes) return { "application/json": { schema: schemaOf(body, "input") } };
  return Object.fromEntries(bytes.types.map((type) => [type, { schema: file }]));
}

function batchSchema(row: z.ZodMiniType) {
  const rows = { type: "array", minItems: 1, maxItems: BATCH_ROWS_MAX, items: schemaOf(row, "input") };
  return { type: "object", properties: { rows }, required: ["rows"] };
}

const file = { type: "string", format: "binary" };
const failureReference = { $ref: "#/components/schemas/Failure" };

const content = (description: string, schema: unknown) => ({
  description,
  content: { "application/json": { schema } },
});

function failureStatuses(endpoint: AnyEndpoint): number[] {
  const { access, method, idempotent, withoutSecondFactor, refuses = [] } = endpoint;
  const { invalid, unauthorized, forbidden, not_found, conflict, rate_limited, unexpected, unavailable } =
    failureStatus;
  return [
    invalid,
    unauthorized,
    ...(access === "coach" || access === "manager" ? [forbidden, not_found] : []),
    // Until the club's second factor is shown.
    ...(access === "session" && withoutSecondFactor !== "always" ? [forbidden] : []),
    ...(method !== "GET" && idempotent !== false && access !== "source" ? [conflict] : []),
    ...(access === "public" || access === "source" || largestBody(endpoint) > 0 ? [rate_limited] : []),
    ...refuses.map((code) => failureStatus[code]),
    ...(method === "GET" ? [] : [413, 415]),
    unexpected,
    unavailable,
    ...(endpoint.grows ? [507] : []),
  ];
}

/** A batch needs none: its rows are known by their source_id. */
function keyHeader({ access, method, idempotent }: AnyEndpoint) {
  if (method === "GET" || idempotent === false || access === "source") return [];
  return [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", maxLength: 200 } }];
}

function parameters(schema: z.ZodMiniType, where: "path" | "query") {
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
  }));
}

const isOptional = (schema: z.ZodMiniType) => schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault;
const isNothing = (schema: z.ZodMiniType) => schema instanceof z.ZodMiniUndefined;

function schemaOf(schema: z.ZodMiniType, io: "input" | "output") {
  const { $schema: _, $defs: __, ...rest } = jsonSchema(schema, io);
  return rest;
}

/** Named schemas, which may hold themselves, stand among the components of the document. */
function jsonSchema(schema: z.ZodMiniType, io: "input" | "output") {
  const alone = z.toJSONSchema(schema, { io, unrepresentable: "any", metadata: named });
  return JSON.parse(JSON.stringify(alone).replaceAll('"#/$defs/', '"#/components/schemas/')) as typeof alone;
}

const named = z.registry<{ id: string }>().add(markdownNodesSchema, { id: "MarkdownTree" });
