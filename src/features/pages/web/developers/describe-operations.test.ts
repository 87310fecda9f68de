import { expect, test } from "vitest";
import { describeOperations, type OpenApiDocument } from "./describe-operations.ts";

const DOCUMENT: OpenApiDocument = {
  paths: {
    "/api/things/{id}": {
      get: {
        summary: "Read a thing",
        tags: ["Things"],
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string", example: "a b" } },
          { name: "translation", in: "query", schema: { type: "string", example: "KJV" } },
          { name: "limit", in: "query", schema: { type: "integer", example: 20 } },
        ],
        responses: {
          200: {
            description: "The thing.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } },
          },
          404: { description: "There is none." },
        },
      },
    },
    "/api/things": {
      post: {
        tags: ["Things"],
        requestBody: {
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["name"],
                properties: {
                  name: { type: "string", example: "lamp" },
                  kind: { enum: ["new", "old"] },
                },
              },
            },
          },
        },
        responses: { 200: { description: "Made." } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string" },
          parts: { type: "array", items: { type: "string" } },
        },
      },
    },
  },
};

test("operations stand under their tag, with what they take and answer", () => {
  const groups = describeOperations(DOCUMENT, "http://localhost:3000");
  expect(groups).toHaveLength(1);
  const [read, make] = groups[0]!.operations;
  expect(read).toMatchObject({
    id: "get-api-things-id",
    method: "GET",
    summary: "Read a thing",
    call: 'curl "http://localhost:3000/api/things/a b?translation=KJV"',
    answers: [
      { status: "200", description: "The thing." },
      { status: "404", description: "There is none." },
    ],
    answer: [
      { name: "name", type: "string", isRequired: true },
      { name: "parts", type: "list of string", isRequired: false },
    ],
  });
  expect(make?.body).toMatchObject([
    { name: "name", example: "lamp", isRequired: true },
    { name: "kind", type: "new | old", isRequired: false },
  ]);
  expect(make?.call).toContain(`-d '{"name":"lamp"}'`);
});

test("an empty document has no operations", () => {
  expect(describeOperations({}, "")).toEqual([]);
});
