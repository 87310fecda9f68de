// `{{John 3:16 WEB}}` in Markdown: what a mark quotes is not Markdown itself.
import type { MarkdownSyntax } from "#src/shared/html/markdown-to-html.ts";

type Constructs = NonNullable<MarkdownSyntax["text"]>;
type Construct = Exclude<Constructs[keyof Constructs], readonly unknown[] | undefined>;

const OPENING = "{".charCodeAt(0);
const CLOSING = "}".charCodeAt(0);
/** The parser's codes of the ends of lines are negative, of a tab and its spaces too. */
const LAST_LINE_END = -3;

const tokenize: Construct["tokenize"] = (effects, ok, nok) => {
  let opened = 0;
  let words = 0;
  let closed = 0;
  type State = typeof ok;
  const read: State = (code) => {
    if (code === null) return nok(code);
    if (code <= LAST_LINE_END) {
      if (opened < 2 || closed > 0) return nok(code);
      words += 1;
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      return read;
    }
    effects.enter("data");
    return readData(code);
  };
  const readData: State = (code) => {
    if (code !== null && code <= LAST_LINE_END) {
      effects.exit("data");
      return read(code);
    }
    if (opened < 2 && code === OPENING) opened += 1;
    else if (opened === 2 && words > 0 && code === CLOSING) closed += 1;
    else if (opened === 2 && closed === 0 && code !== null && code !== OPENING && code !== CLOSING)
      words += 1;
    else return nok(code);
    effects.consume(code);
    if (closed < 2) return readData;
    effects.exit("data");
    return ok;
  };
  return read;
};

export const markSyntax: MarkdownSyntax = { text: { [OPENING]: { name: "mark", tokenize } } };
