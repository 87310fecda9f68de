import { describe, expect, test } from "vitest";
import { stemEnglish } from "./english-stemmer.ts";
import { OLDER_SPELLINGS } from "./spellings.ts";
import { stemOf } from "./stem-word.ts";

describe("one word in several forms", () => {
  test.each([
    ["verb", "love loves loved loving loveth lovest lovedst"],
    ["doubled consonant", "sit sits sitting sitteth sittest sat"],
    ["ending in y", "cry cries cried crying crieth criest"],
    ["ending in ie", "die dies died dieth diest dying"],
    ["ending in ee", "see sees seeth seest saw sawest seen seeing"],
    ["irregular", "speak speaks speaketh spake spakest spoke spoken"],
    ["have", "have has had hath hast hadst having"],
    ["say", "say says said saith sayest saying"],
    ["be", "be is am are art was wast were wert been"],
    ["do", "do does did doth dost didst doest doeth done"],
    ["go", "go goes goeth goest went gone going"],
    ["shall", "shall shalt should shouldest"],
    ["pronoun", "you thou thee ye"],
    ["possessive pronoun", "your thy thine yours"],
    ["older words", "to unto"],
    ["plural", "child children children's"],
    ["brethren", "brother brothers brethren"],
    ["men", "kinsman kinsmen kinsman's"],
    ["possessive", "father fathers father's fathers'"],
    ["-our", "saviour savior saviours saviour's"],
    ["-our inside", "neighbour neighbor neighbours neighbour's"],
    ["honour", "honour honor honoureth honored honours"],
    ["-ise", "baptise baptize baptised baptizing"],
    ["shew", "shew show sheweth shewed shown showed"],
    ["older spelling", "plough plow ploughed ploweth"],
    ["counsellor", "counsellor counselor counsellors"],
    ["comparison", "great greater greatest greatly greatness"],
    ["-ness after -ed", "wicked wickedness wickedly"],
    ["-iness", "holy holiness holier holiest"],
    ["hyphen", "first-born firstborn"],
    ["burnt-offering", "burnt-offering burnt-offerings burntofferings"],
    ["mercy", "mercy mercies merciful"],
    ["forgive", "forgive forgiven forgave forgiveth forgiveness"],
    ["deliver", "deliver delivered deliverance deliverer"],
    ["sacrifice", "sacrifice sacrifices sacrificed sacrificing"],
    ["scoff", "scoff scoffs scoffed"],
  ])("%s: %s", (_name, forms) => {
    expect(new Set(forms.split(" ").map(stemOf)).size).toBe(1);
  });
});

describe("words that must stay apart", () => {
  test.each([
    ["god", "godly"],
    ["compass", "compassion"],
    ["wit", "witness"],
    ["even", "evening"],
    ["revel", "revelation"],
    ["several", "severe"],
    ["author", "authority"],
    ["come", "comely"],
    ["yes", "yeast"],
    ["for", "forest"],
    ["priest", "pry"],
    ["harvest", "harv"],
    ["tooth", "tithe"],
    ["seth", "see"],
    ["amen", "aman"],
    ["general", "generous"],
    ["new", "news"],
    ["born", "bear"],
    ["hour", "her"],
    ["four", "for"],
    ["devour", "devor"],
  ])("%s and %s", (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  test.each(["priest", "forest", "harvest", "tempest", "guest", "honest", "nazareth", "japheth"])(
    "%s has no older ending",
    (word) => {
      expect(stemEnglish(word)).toBe(word);
      expect(stemOf(`${word}s`)).toBe(stemOf(word));
    },
  );
});

// From the published vocabulary of the algorithm.
test.each([
  ["consignment", "consign"],
  ["consistency", "consist"],
  ["consolatory", "consolatori"],
  ["knightly", "knight"],
  ["knobs", "knob"],
  ["kneeling", "kneel"],
  ["skies", "sky"],
  ["dying", "die"],
  ["generously", "generous"],
  ["communion", "communion"],
  ["hopping", "hop"],
  ["hoping", "hope"],
  ["national", "nation"],
  ["relational", "relat"],
  ["formalize", "formal"],
  ["bed", "bed"],
  ["shred", "shred"],
  ["by", "by"],
  ["say", "say"],
  ["youth", "youth"],
  ["boyish", "boyish"],
  ["luxuriated", "luxuri"],
  ["herring", "herring"],
  ["succeed", "succeed"],
])("stems %s to %s", (word, stem) => {
  expect(stemEnglish(word)).toBe(stem);
});

test("a spelling made newer is not made newer again", () => {
  for (const [older, newer] of OLDER_SPELLINGS) {
    expect([newer, newer.startsWith(older)]).toEqual([newer, false]);
  }
});

test("long nonsense costs nothing", () => {
  const word = "an".repeat(5_000);
  expect(stemOf(`${word}ness`).length).toBeGreaterThan(9_000);
});
