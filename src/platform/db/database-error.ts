/** The database cannot be had; `message` says to the person who runs Berea why and what to do. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** The data folder is closed to the user that PostgreSQL runs as. */
export class ClosedFolderError extends DatabaseError {
  override name = "ClosedFolderError";
}
