/** Where Twilio reports what became of a text message, followed by the message's id. */
export const textHookPath = '/hooks/sms'
