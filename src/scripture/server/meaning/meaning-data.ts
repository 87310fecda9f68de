// Where the engine of meaning finds its tables in the corpus.
import type { Artifact } from "../artifact.ts";
import type { DocumentIndexData } from "./document-index.ts";

export interface ArtifactSections extends Pick<Artifact, "text" | "array"> {
  documentIndex(name: string): DocumentIndexData;
}

export const readSections = (artifact: Artifact): ArtifactSections => ({
  text: artifact.text,
  array: artifact.array,
  documentIndex: (name) => artifact.group(name) as unknown as DocumentIndexData,
});
