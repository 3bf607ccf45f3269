/** Tomorrow is the first day that an event can be on. */
export function isAfterToday(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  // Swedes write days as YYYY-MM-DD.
  return exists && day > new Date().toLocaleDateString('sv-SE')
}
