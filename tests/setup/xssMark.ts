/** Where payloads send what they steal: a host that is nobody's. */
export const hostileHost = 'evil.example'
export const hostileUrl = `//${hostileHost}`
/** What shows that a payload ran: a function that only the page of a test has. */
export const run = 'xss(1)'
