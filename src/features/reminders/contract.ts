import { z } from "zod";

/** POST /api/test-email. */
export const TestMail = z.object({ sent: z.literal(true) }).meta({ id: "TestMail" });
