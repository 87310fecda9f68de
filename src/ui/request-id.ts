import { createContext } from "react";

/** The id of the request that a page was made for; known on the server alone. */
export const RequestId = createContext<string | undefined>(undefined);
