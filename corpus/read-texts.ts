// The five texts, each read from its source by its own parser.
import type { EmbeddedCode } from "../src/scripture/translations.ts";
import {
  checkWords,
  readParagraphs,
  readPsalmTitleWords,
  readSuppliedWords,
  readWordsOfJesus,
} from "./facts/read-kjv-markup.ts";
import { parseAsv } from "./parse/asv.ts";
import { parseDarby } from "./parse/darby.ts";
import { parseKjv } from "./parse/kjv.ts";
import type { ParsedText } from "./parse/parsed-text.ts";
import { parseWeb } from "./parse/web.ts";
import { parseYlt } from "./parse/ylt.ts";
import { readSource, SOURCES } from "./sources.ts";

const only = ([file]: readonly string[]): string => file as string;

const READERS: Readonly<Record<EmbeddedCode, () => ParsedText>> = {
  YLT: () => parseYlt(only(readSource(SOURCES.YLT))),
  KJV: readKjv,
  WEB: () => parseWeb(readSource(SOURCES.WEB)),
  ASV: () => parseAsv(only(readSource(SOURCES.ASV))),
  DARBY: () => parseDarby(only(readSource(SOURCES.DARBY))),
};

export const readText = (code: EmbeddedCode): ParsedText => READERS[code]();

function readKjv(): ParsedText {
  const text = parseKjv(only(readSource(SOURCES.KJV)), {
    suppliedWords: readSuppliedWords(),
    wordsOfJesus: readWordsOfJesus(),
    paragraphs: readParagraphs(),
    psalmTitleWords: readPsalmTitleWords(),
  });
  checkWords(text.map((verse) => verse.text));
  return text;
}
