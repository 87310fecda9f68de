-- Searches look through these texts, each as it lies there: a compressed one
-- would be unpacked for every search.
ALTER TABLE "study_note_words" ALTER COLUMN "plain" SET STORAGE EXTERNAL, ALTER COLUMN "marked" SET STORAGE EXTERNAL;
