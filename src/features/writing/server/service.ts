// What the features that generate texts use of this one.
export type { VerseExplainer } from "./explain-verses.ts";
export { type ReportPorts, reportText } from "./report-text.ts";
export { findConsent } from "./store/consents.ts";
export { listReports } from "./store/reports.ts";
export { createSavedTexts, listUsedMaterial } from "./store/saved-texts.ts";
export { streamSteps, wantsSteps } from "./stream-steps.ts";
export { findViewer, limitKeyOf, type Viewer, type WritingLimits } from "./viewer.ts";
export type { WritingService } from "./writing-service.ts";
