// Turns the API's own description into what its page shows.

export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly example?: string;
}

export interface ApiOperation {
  /** `get-api-bible-search`: of the heading, to link to. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly ApiField[];
  readonly body: readonly ApiField[];
  readonly answers: readonly { readonly status: string; readonly description: string }[];
  /** Fields of the answer, or of one thing in its list. */
  readonly answer: readonly ApiField[];
  /** A call that can be pasted into a terminal. */
  readonly call: string;
}

export interface ApiGroup {
  readonly name: string;
  /** Of the address: `reading-plans`. */
  readonly slug: string;
  readonly operations: readonly ApiOperation[];
}

export interface ApiShape {
  readonly name: string;
  readonly fields: readonly ApiField[];
}

/** The parts of an OpenAPI 3.1 document that are read here. */
export interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

interface OpenApiOperation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly example?: unknown;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Operations by their tag, in the order of the document. */
export function describeOperations(document: OpenApiDocument, siteUrl: string): ApiGroup[] {
  const groups = new Map<string, ApiOperation[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = methods[method];
      if (!operation) continue;
      const name = operation.tags?.[0] ?? "More";
      const group = groups.get(name) ?? [];
      groups.set(name, group);
      group.push(describeOperation({ document, siteUrl, path, method, operation }));
    }
  }
  return [...groups].map(([name, operations]) => ({
    name,
    slug: name.toLowerCase().replace(/[^a-z]+/g, "-"),
    operations,
  }));
}

/** The things that answers are made of, by name. */
export function describeShapes(document: OpenApiDocument): ApiShape[] {
  return Object.entries(document.components?.schemas ?? {})
    .map(([name, schema]) => ({
      name,
      fields: listFields(schema.items ?? schema, (field) => resolve(document, field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function describeOperation({
  document,
  siteUrl,
  path,
  method,
  operation,
}: {
  document: OpenApiDocument;
  siteUrl: string;
  path: string;
  method: string;
  operation: OpenApiOperation;
}): ApiOperation {
  const find = (schema: Schema | undefined): Schema => resolve(document, schema);
  const parameters = (operation.parameters ?? []).map((parameter) =>
    describeField({
      name: parameter.name,
      schema: find(parameter.schema),
      isRequired: parameter.required === true,
      description: parameter.description,
    }),
  );
  const body = listFields(find(readJson(operation.requestBody)), find);
  const good = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith("2"));
  const answer = find(readJson(good?.[1]));
  return {
    id: `${method}-${path.replace(/[^a-z]+/gi, "-").replace(/^-|-$/g, "")}`,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? "",
    parameters,
    body,
    answers: Object.entries(operation.responses ?? {}).map(([status, { description = "" }]) => ({
      status,
      description,
    })),
    answer: listFields(answer.items ? find(answer.items) : answer, find),
    call: writeCall({ siteUrl, path, method, parameters, body }),
  };
}

function resolve(document: OpenApiDocument, schema: Schema | undefined): Schema {
  const name = schema?.$ref?.replace("#/components/schemas/", "");
  if (name === undefined) return schema ?? {};
  const { $ref: _, ...own } = schema ?? {};
  return { ...document.components?.schemas?.[name], ...own };
}

const readJson = (content: Content | undefined): Schema | undefined =>
  content?.content?.["application/json"]?.schema;

function listFields(schema: Schema, find: (schema: Schema) => Schema): ApiField[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    describeField({
      name,
      schema: find(property),
      isRequired: schema.required?.includes(name) === true,
    }),
  );
}

function describeField({
  name,
  schema,
  isRequired,
  description,
}: {
  name: string;
  schema: Schema;
  isRequired: boolean;
  description?: string | undefined;
}): ApiField {
  return {
    name,
    type: nameType(schema),
    isRequired,
    description: description ?? schema.description ?? "",
    ...(schema.example === undefined ? {} : { example: writeValue(schema.example) }),
  };
}

function nameType(schema: Schema): string {
  if (schema.enum) return schema.enum.map(writeValue).join(" | ");
  if (schema.type === "array") return `list of ${nameType(schema.items ?? {})}`;
  if (schema.$ref) return schema.$ref.replace(/^.*\//, "");
  return [schema.type ?? "object"].flat().join(" or ");
}

const writeValue = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

function writeCall({
  siteUrl,
  path,
  method,
  parameters,
  body,
}: {
  siteUrl: string;
  path: string;
  method: string;
  parameters: readonly ApiField[];
  body: readonly ApiField[];
}): string {
  const search = new URLSearchParams();
  let filled = path;
  for (const { name, example, isRequired } of parameters) {
    if (example === undefined) continue;
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, example);
    else if (isRequired || name === "translation") search.set(name, example);
  }
  const address = `${siteUrl}${filled}${search.size > 0 ? `?${search}` : ""}`;
  if (method === "get") return `curl "${address}"`;
  const given = body.filter(({ example, isRequired }) => isRequired && example !== undefined);
  const json = JSON.stringify(
    Object.fromEntries(given.map(({ name, example }) => [name, example])),
  );
  return `curl -X ${method.toUpperCase()} "${address}" \\\n  -H "Content-Type: application/json" \\\n  -d '${json}'`;
}
