/** What production must be given; nothing is sent in these tests. */
export const productionSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://planners.example',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  TWILIO_FROM: '+33700000000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Alliance <hello@planners.example>',
}
