/** The machine's clock for a tested product, which a test can advance. */
export function movableClock() {
  let passedMs = 0
  return {
    now: () => new Date(Date.now() + passedMs),
    passMinutes: (minutes: number) => {
      passedMs += minutes * 60_000
    },
  }
}
