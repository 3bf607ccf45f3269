/** A clock for a product under test: the machine's, which a test can put forward. */
export function movableClock() {
  let passedMs = 0
  return {
    now: () => new Date(Date.now() + passedMs),
    passMinutes: (minutes: number) => {
      passedMs += minutes * 60_000
    },
  }
}
