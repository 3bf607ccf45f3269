import { config } from 'zod/v4/core'

// The content security policy forbids `eval`. Without this setting Zod tries it once, and the browser reports a violation.
config({ jitless: true })
