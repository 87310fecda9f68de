// Outlines without a model: the passage in, the whole passage out, and what they
// say to those for whom they are.
import { describe, expect, test } from "vitest";
import { getTestCorpus } from "#tests/support/test-app.ts";
