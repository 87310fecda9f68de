// What each kind of structured data must say. The requirements are those of
// schema.org's own examples and of the search engines' guides for the kinds
// that Berea uses.

type Node = Readonly<Record<string, unknown>>;

/** Beside `@type`, which all have. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ["name", "url"],
  Answer: ["text"],
  Article: ["headline", "url"],
  BlogPosting: ["headline", "url", "datePublished", "author", "image"],
  Blog: ["name", "url"],
  Book: ["name"],
  BreadcrumbList: ["itemListElement"],
  Chapter: ["name"],
  Quotation: ["name"],
  CollectionPage: ["name", "url"],
  ContactPage: ["name", "url"],
  ContactPoint: ["contactType"],
  CreativeWork: ["name"],
  FAQPage: ["mainEntity"],
  HowTo: ["name", "step"],
  HowToStep: ["text"],
  ImageObject: ["url"],
  ItemList: ["itemListElement"],
  LearningResource: ["name"],
  ListItem: ["position"],
  Offer: ["price", "priceCurrency"],
  Organization: ["name"],
  Person: ["name"],
  Question: ["name", "acceptedAnswer"],
  SearchAction: ["target", "query-input"],
  TechArticle: ["headline", "url"],
  Thing: ["name"],
  WebPage: ["name", "url"],
  WebSite: ["name", "url"],
};
const ADDRESSES = ["url", "item", "mainEntityOfPage"];
const DATES = ["datePublished", "dateModified"];
const HEADLINE_MAX = 110;

/** What is wrong with one block, as sentences; none where it is valid. */
export function findStructuredDataFaults(json: string): string[] {
  let block: unknown;
  try {
    block = JSON.parse(json);
  } catch {
    return ["structured data is not JSON"];
  }
  if (!isNode(block)) return ["structured data is not an object"];
  const faults = block["@context"] === "https://schema.org" ? [] : ["has no @context"];
  return [...faults, ...checkNode(block)];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function checkNode(node: Node): string[] {
  const type = String(node["@type"]);
  const required = REQUIRED[type];
  if (!required) return [`structured data of an unknown type, ${type}`];
  const faults = required
    .filter((name) => node[name] === undefined || node[name] === "")
    .map((name) => `${type} without ${name}`);
  for (const name of ADDRESSES) {
    const value = node[name];
    if (typeof value === "string" && !/^https?:\/\//.test(value)) {
      faults.push(`${type}: ${name} is no whole address`);
    }
  }
  for (const name of DATES) {
    if (node[name] !== undefined && Number.isNaN(Date.parse(String(node[name])))) {
      faults.push(`${type}: ${name} is no date`);
    }
  }
  if (String(node.headline ?? "").length > HEADLINE_MAX)
    faults.push(`${type}: a headline too long`);
  const items = node.itemListElement;
  if (Array.isArray(items)) {
    if (items.length === 0) faults.push(`${type} is empty`);
    const isInOrder = items.every((item, index) => isNode(item) && item.position === index + 1);
    if (!isInOrder) faults.push(`${type}: positions do not count up from 1`);
  }
  for (const value of Object.values(node).flat()) {
    if (isNode(value) && "@type" in value) faults.push(...checkNode(value));
  }
  return faults;
}
