// By words alone, with nothing that the trained reader is sure of.
import { expect, test } from "vitest";
import type { UnderstoodRequest } from "../understand-request.ts";
import { type Intent, readKey } from "./read-key.ts";

const UNSURE: UnderstoodRequest = {
  situation: undefined,
  candidates: [],
  tone: undefined,
  who: undefined,
  concern: undefined,
  name: undefined,
  unreadable: undefined,
};

test.each<[title: string, more: string, intent: Intent]>([
  ["Thank you for the tram driver", "", "thank"],
  ["Our daughter is engaged!", "", "thank"],
  ["The plumber would not be paid", "", "thank"],
  ["Please let it stay dry for the fete", "", "wish"],
  ["I have lost my keys again", "", "wish"],
  ["May our team win the cup", "", "wish"],
  ["First day driving the school bus", "", "ask"],
  ["The rent is late", "There is no money until Friday.", "ask"],
  ["For my dentist", "His hands shook today and he laughed it off.", "intercede"],
  ["Nurses on the night shift", "", "intercede"],
  ["My manager stole my idea", "", "bless"],
  ["I lied to my wife", "", "confess"],
  ["The money", "I stole it years ago and she lost her job for it.", "confess"],
  ["Why does God hide", "", "question"],
  ["My father died in May", "", "lament"],
  ["Our goat won first prize", "", "thank"],
  ["I snapped at my little one", "", "confess"],
  ["We lost the match", "", "ask"],
  // What is near to another key and is not in it.
  ["How can I be thankful", "My husband died.", "lament"],
  ["Widowed at 34", "I lie on his side of the bed.", "lament"],
  ["Please let him get the job", "", "ask"],
  ["I prayed that she said yes to chemo", "The tumour grows.", "ask"],
])("%s | %s: %s", (title, more, intent) => {
  expect(readKey({ title, more }, UNSURE).intent).toBe(intent);
});

test("in danger nothing is light, and in doubt nothing is light or of guilt", () => {
  const read = (title: string, level: "danger" | "perhaps") =>
    readKey(
      { title, more: "" },
      { ...UNSURE, concern: { kind: "violence", who: "writer", level } },
    );
  expect(read("Thank you for the tram driver", "danger").intent).toBe("lament");
  expect(read("Thank you for the tram driver", "perhaps").weight).toBe("plain");
  expect(read("I lied to my wife", "perhaps").intent).toBe("lament");
  expect(read("My husband stole my savings", "perhaps").intent).toBe("lament");
});

test("a grave tone that is sure outweighs a word of thanks or of sport", () => {
  const grave: UnderstoodRequest = { ...UNSURE, situation: "pet-died", tone: "grief" };
  expect(readKey({ title: "Thank you for our dog", more: "" }, grave).weight).not.toBe("light");
  const keys: UnderstoodRequest = { ...UNSURE, situation: "home-lost", tone: "grief" };
  expect(readKey({ title: "lost my house keys again", more: "" }, keys).intent).toBe("wish");
});
