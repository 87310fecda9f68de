// What the system and Node say of a failed start, as a sentence for the person
// who runs Berea. Imports nothing: packages may be what is missing.

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "is closed to the user that Berea runs as",
  EPERM: "is closed to the user that Berea runs as",
  ENOENT: "is not there",
  ENOTDIR: "is not a folder, or lies in something that is none",
  EISDIR: "is a folder and should be a file",
  EROFS: "cannot be written: the disk is read-only",
  ENOSPC: "cannot be written: the disk is full",
  EDQUOT: "cannot be written: the user's share of the disk is full",
  EMFILE: "cannot be opened: this process has too many files open (ulimit -n)",
  ENFILE: "cannot be opened: the system has too many files open",
};

/** @returns `undefined` for what is no fault of the machine or the installation, but ours */
export function explainStart(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", path, message } = error as NodeJS.ErrnoException;
  if (code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND")
    return explainMissing(message);
  if (code === "ERR_DLOPEN_FAILED") {
    return `A part of node_modules was installed for another system: ${message}. Run npm ci on this one.`;
  }
  const reason = REASONS[code];
  return reason && path ? `${path} ${reason}.` : undefined;
}

function explainMissing(message: string): string {
  const [, kind, name] = /Cannot find (package|module) '([^']+)'/.exec(message) ?? [];
  const isPackage = kind === "package" || (name !== undefined && !/^([./]|[a-z]:\\)/i.test(name));
  return isPackage
    ? `The package ${name} is not installed. Run npm ci.`
    : `The file ${name} is missing. Copy Berea's files here once more, all of them.`;
}
