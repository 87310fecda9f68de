import { expect, test } from "vitest";
import type { Prayer } from "../contract.ts";
import { findShown, type Wanted } from "./find-shown.ts";

let ids = 0;
function prayer(title: string, more: Partial<Prayer> = {}): Prayer {
  ids += 1;
  return {
    id: ids,
    title,
    description: null,
    category: "personal",
    urgency: "medium",
    status: "active",
    wasOngoing: false,
    isAnswered: false,
    answeredAt: null,
    answeredOn: null,
    answerDescription: null,
    reminderFrequency: "daily",
    createdAt: "2026-11-01T08:00:00.000Z",
    addedOn: "2026-11-01",
    updatedAt: "2026-11-01T08:00:00.000Z",
    prayedDays: 0,
    isPrayedToday: false,
    ...more,
  };
}

const list = [
  prayer("Dad’s second scan", { urgency: "high", category: "health" }),
  prayer("Ruth and the night feeds", {
    status: "answered",
    isAnswered: true,
    answerDescription: "Her mother came.",
  }),
  prayer("Tomás, who does not call", { status: "ongoing", description: "For my son." }),
  prayer("A church in 10 towns", { status: "archived" }),
  prayer("a church in 9 towns", { urgency: "low", answerDescription: "Of before." }),
];

const cases: [string, Partial<Wanted>, number[]][] = [
  ["all but the archived, the latest first", {}, [5, 3, 2, 1]],
  ["the active", { show: "active" }, [5, 1]],
  ["the answered", { show: "answered" }, [2]],
  ["the ongoing", { show: "ongoing" }, [3]],
  ["the oldest first", { sort: "oldest" }, [1, 2, 3, 5]],
  ["the most urgent first, and of those the latest", { sort: "urgent" }, [1, 3, 2, 5]],
  ["by title", { sort: "title" }, [5, 1, 2, 3]],
  ["a word of the title", { words: "scan" }, [1]],
  ["a word of the description", { words: "SON" }, [3]],
  ["a word of the answer", { words: "mother" }, [2]],
  ["no word of an answer that no longer holds", { words: "before" }, []],
  ["a category", { words: "health" }, [1]],
  ["accents left out", { words: "tomas" }, [3]],
  ["the plain apostrophe", { words: "dad's" }, [1]],
  ["every word", { words: "night  ruth" }, [2]],
  ["one word too many", { words: "night scan" }, []],
  ["spaces", { words: "   " }, [5, 3, 2, 1]],
  ["what means something to a machine", { words: "(.*" }, []],
];

test.each(cases)("%s", (_name, wanted, found) => {
  const shown = findShown(list, { show: "all", sort: "latest", words: "", ...wanted });
  expect(shown.map(({ id }) => id)).toEqual(found);
});
