/** The earliest possible event day is tomorrow. */
export function isAfterToday(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  // The Swedish locale formats days as YYYY-MM-DD.
  return exists && day > new Date().toLocaleDateString('sv-SE')
}
