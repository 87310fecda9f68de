// What the features that have pieces written share.
export { createSavedPieces, listUsedMaterial } from "./store/saved-pieces.ts";
