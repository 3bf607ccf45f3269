import { config } from 'zod/v4/core'

// The pages' policy forbids `eval`. Zod would try it for the first object that it parses, and the browser would report that.
config({ jitless: true })
