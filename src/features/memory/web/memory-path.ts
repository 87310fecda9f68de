/** The page of verses that are learned by heart. */
export const MEMORY_PATH = "/memory";
