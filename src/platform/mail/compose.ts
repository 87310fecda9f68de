// What every mail is given on its way out, whichever way it goes.
import type { SendMailOptions } from "nodemailer";
import { checkMail, type Mail } from "./mail.ts";

/** @throws MailError (permanent) when a part could break out of its header */
export function composeMail(mail: Mail, from: string): SendMailOptions {
  checkMail(mail);
  return {
    from,
    // As an object the address is taken as it is; as a string a comma would make two of it.
    to: { name: "", address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      ...mail.headers,
      // Prevents out-of-office replies to a machine (RFC 3834).
      "Auto-Submitted": "auto-generated",
    },
    ...(mail.messageId !== undefined && { messageId: mail.messageId }),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
}
