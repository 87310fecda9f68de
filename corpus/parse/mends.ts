// The places where a source is plainly damaged and what stands there instead:
// a lost parenthesis, a slip of the typist that leaves no other reading. Nothing
// else is ever changed in a text, and nothing at all in the WEB, whose name an
// altered text may not bear. A mend that no longer finds its place stops the build.
import type { EmbeddedCode } from "../../src/scripture/translations.ts";

export interface Mend {
  /** As `Psalm 35` for a title, `Romans 1:2` for a verse. */
  readonly at: string;
  readonly from: string;
  readonly to: string;
}

// Compared with the KJV that CrossWire and eBible.org distribute: the source
// loses a parenthesis at the head of a verse, though not its end.
const LOST_PARENTHESES =
  "Leviticus 18:27; Psalm 49:8; Proverbs 7:11; Jeremiah 29:2; Matthew 6:32; Mark 15:41; Luke 2:2; Luke 2:23; Luke 2:35; Luke 8:29; Luke 19:25; Luke 23:17; Luke 23:19; Luke 23:51; John 4:2; John 4:8; John 6:23; John 7:39; John 11:2; Acts 8:16; Acts 17:21; Acts 21:29; Acts 22:2; Romans 1:2; Romans 2:13; Romans 4:17; Romans 5:13; Romans 9:11; Romans 11:8; 2 Corinthians 5:7; 2 Corinthians 6:2; 2 Corinthians 9:9; 2 Corinthians 10:4; Galatians 2:8; Ephesians 4:9; Ephesians 5:9; Philippians 3:18; Colossians 2:21; 1 Timothy 3:5; Hebrews 7:21; Hebrews 11:38; Hebrews 12:20; 2 Peter 2:8; 1 John 1:2";

const MENDS: Partial<Record<EmbeddedCode, readonly Mend[]>> = {
  KJV: [
    ...LOST_PARENTHESES.split("; ").map((at) => ({ at, from: "", to: "(" })),
    // Supplied words, which the facts about the KJV mark.
    { at: "1 John 2:23", from: "(but)", to: "but" },
    { at: "Psalm 35", from: "Psalm", to: "A Psalm" },
    { at: "Psalm 141", from: "Psalm", to: "A Psalm" },
  ],
  YLT: [
    { at: "Numbers 22:31", from: "seeeth", to: "seeth" },
    { at: "2 Samuel 20:15", from: "are [are]", to: "[are]" },
    { at: "Psalm 51:1", from: "coming inn", to: "coming in" },
    { at: "Jeremiah 29:8", from: "thay ye", to: "that ye" },
    { at: "Zechariah 2:10", from: "Singe,", to: "Sing," },
  ],
  ASV: [
    { at: "Genesis 46:7", from: "sons's", to: "sons'" },
    { at: "Exodus 39:13", from: "jaspar", to: "jasper" },
    { at: "Joshua 5:3", from: "knives of lint", to: "knives of flint" },
    { at: "1 Chronicles 1:43", from: "resigned", to: "reigned" },
    { at: "1 Chronicles 27:1", from: "year-of", to: "year—of" },
    { at: "Psalm 7", from: "Jehova,", to: "Jehovah," },
    { at: "Psalm 69:15", from: "shallow me", to: "swallow me" },
    { at: "Psalm 80", from: "..", to: "." },
    { at: "Psalm 109", from: "Musicion", to: "Musician" },
    { at: "Jeremiah 14:16", from: "them-them", to: "them—them" },
    { at: "Jeremiah 52:19", from: "bowls-that", to: "bowls—that" },
    { at: "Amos 5:12", from: "sins-ye", to: "sins—ye" },
    { at: "John 4:10", from: "unto unto", to: "unto" },
    { at: "John 6:63", from: "are are life", to: "and are life" },
    { at: "John 18:40", from: "Now Barabbas", to: "(Now Barabbas" },
    { at: "Acts 27:18", from: "throw the [the", to: "throw [the" },
    { at: "1 Peter 4:4", from: "of [of]:", to: "of [you]:" },
  ],
  DARBY: [
    { at: "Exodus 19:7", from: "before the mall", to: "before them all" },
    { at: "Numbers 16:27", from: "Koran", to: "Korah" },
    { at: "Numbers 26:15", from: "Shuni,the", to: "Shuni, the" },
    { at: "Zechariah 9:9", from: "rIding", to: "riding" },
    { at: "Luke 9:13", from: "*ye them", to: "*ye* them" },
  ],
};

/** Applies a text's mends as its verses and titles come by. */
export class Mender {
  readonly #code: EmbeddedCode;
  readonly #pending: Map<string, Mend>;

  constructor(code: EmbeddedCode) {
    this.#code = code;
    this.#pending = new Map(MENDS[code]?.map((mend) => [mend.at, mend]));
  }

  /** The text as it should stand; what has no mend comes back as it is. */
  mend(at: string, text: string): string {
    const mend = this.#pending.get(at);
    if (!mend) return text;
    this.#pending.delete(at);
    if (!text.includes(mend.from) || (mend.from === "" && text.startsWith(mend.to))) {
      throw new Error(`${this.#code} ${at} no longer has the damage that is to be mended.`);
    }
    return text.replace(mend.from, mend.to);
  }

  /** Throws when a mend was never called for. */
  finish(): void {
    const [left] = this.#pending.keys();
    if (left) throw new Error(`${this.#code} has no ${left}, which is to be mended.`);
  }
}
