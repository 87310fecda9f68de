// Sends every operation of the API's own description what its schemas do not
// expect. Whatever comes, the answer is no 500, has the error shape, and does
// not take long.
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { makePremium } from "./support/premium.ts";
import { openTestPeople } from "./support/test-people.ts";

const RUNS_PER_OPERATION = 120;
const PATIENCE_MS = 15_000;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: { example?: unknown; enum?: unknown[] };
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: { $ref?: string; properties?: Properties } }> };
}
type Properties = Record<string, { example?: unknown }>;
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Properties }> };
}

const people = await openTestPeople();
afterAll(() => people.close());
const { app, logLines } = people;
const description = (await (await app.request("/api/openapi.json")).json()) as Description;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

// Things that people and machines really send, among plain noise.
const awkward = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "",
      " ",
      "\u0000",
      "\ud800",
      "love\udc00",
      "%00",
      "%E0%A4%A",
      "((((",
      '"',
      "NOT NOT NOT",
      "AND",
      "*",
      "a* b* c*",
      "John 99:1",
      "John 3:16-2:1",
      "' OR 1=1 --",
      "<script>alert(1)</script>",
      "../../etc/passwd",
      "__proto__",
      "constructor",
      "-1",
      "1e9",
      "NaN",
      "9".repeat(400),
      "א ב ג λόγος",
      "\u202egnihton",
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 12_000 }).map((n) => "love ".repeat(n / 5)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 600 }).map((n) => "(".repeat(n)) },
);

const anyValue = fc.oneof(
  { weight: 3, arbitrary: awkward },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.double() },
);

function exampleOf(parameter: Parameter): unknown {
  return parameter.example ?? parameter.schema?.example ?? parameter.schema?.enum?.[0] ?? "1";
}

function bodyFields(operation: Operation): Record<string, unknown> {
  const schema = operation.requestBody?.content["application/json"]?.schema ?? {};
  const name = String(schema.$ref ?? "").replace("#/components/schemas/", "");
  const properties = schema.properties ?? description.components.schemas[name]?.properties ?? {};
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [key, value.example ?? "1"]),
  );
}

test("the description has operations to try", () => {
  expect(operations.length).toBeGreaterThanOrEqual(3);
});

test.each(operations)(
  "$method $path bears anything",
  async ({ path, method, operation }) => {
    const parameters = operation.parameters ?? [];
    // A user who may call everything, so that no guard shields the handlers from the noise.
    const person = await people.signUp(`fuzz${people.clock.now().getTime()}`);
    await makePremium(people, person);
    const cookie = person.readCookie();
    const mutated = fc.record({
      values: fc.array(fc.option(awkward, { nil: undefined }), {
        minLength: parameters.length,
        maxLength: parameters.length,
      }),
      extra: fc.option(fc.tuple(fc.string({ maxLength: 12 }), awkward), { nil: undefined }),
      twice: fc.boolean(),
      fields: fc.dictionary(
        fc.oneof(fc.constantFrom(...Object.keys(bodyFields(operation)), "extra"), fc.string()),
        anyValue,
        { maxKeys: 4 },
      ),
      raw: fc.option(fc.oneof(fc.string(), fc.json(), fc.constant("[".repeat(5_000))), {
        nil: undefined,
        freq: 4,
      }),
      contentType: fc.constantFrom("application/json", "application/json", "text/plain", ""),
    });

    await fc.assert(
      fc.asyncProperty(mutated, async ({ values, extra, twice, fields, raw, contentType }) => {
        let address = path;
        const query = new URLSearchParams();
        parameters.forEach((parameter, index) => {
          const value = String(values[index] ?? exampleOf(parameter));
          if (parameter.in === "path") {
            // What a browser would send: percent-encoded, never empty.
            const segment = encodeURIComponent(value.toWellFormed() || "-");
            address = address.replace(`{${parameter.name}}`, segment);
          } else if (parameter.in === "query") {
            query.append(parameter.name, value);
            if (twice) query.append(parameter.name, value);
          }
        });
        if (extra) query.append(extra[0], extra[1]);
        const body = raw ?? JSON.stringify({ ...bodyFields(operation), ...fields });
        const startedAt = performance.now();
        const response = await app.request(`${address}?${query}`, {
          method: method.toUpperCase(),
          ...(operation.requestBody
            ? { body, headers: { cookie, "Content-Type": contentType } }
            : { headers: { cookie } }),
        });
        const text = await response.text();
        expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS);
        if (response.status >= 500)
          throw new Error(`${response.status} ${text}\n${logLines.at(-2)}`);
        if (response.status >= 400) {
          const answer = JSON.parse(text) as Record<string, unknown>;
          expect(answer.error).toEqual(expect.stringMatching(/\S/));
          expect(answer.code).toEqual(expect.stringMatching(/^[a-z-]+$/));
          expect(text).not.toMatch(/\bat .*\.ts:\d+/);
        }
      }),
      { numRuns: RUNS_PER_OPERATION },
    );
  },
  120_000,
);
