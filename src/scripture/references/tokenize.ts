// A cleaned query as words, numbers and marks.

export interface Token {
  readonly text: string;
  readonly kind: "word" | "number" | "mark";
  /** Whether nothing stands between it and the token before. */
  readonly isTight: boolean;
}

export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of text.matchAll(/[a-z]+|\d+|[^\sa-z\d]/g)) {
    const [token] = match;
    const kind = /[a-z]/.test(token) ? "word" : /\d/.test(token) ? "number" : "mark";
    tokens.push({ text: token, kind, isTight: match.index === end });
    end = match.index + token.length;
  }
  return tokens;
}
