/** The mandatory settings of production; these tests send nothing. */
export const productionSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://planners.example',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  TWILIO_FROM: '+33700000000',
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Alliance <hello@planners.example>',
}
