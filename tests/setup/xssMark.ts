/** The host to which payloads send stolen data; it belongs to nobody. */
export const hostileHost = 'evil.example'
export const hostileUrl = `//${hostileHost}`
/** A function that only a test's page has; a call shows that a payload ran. */
export const run = 'xss(1)'
