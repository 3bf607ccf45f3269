let next = 732_829_320

/** Valid French company numbers of the sandbox's register, each used once: a number belongs to one account. */
export function newSiret(): string {
  next += 1
  const body = `${next}0001`
  const sum = Array.from(body, Number).reduce((total, digit, index) => {
    const doubled = digit * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  // Counted from the right, the check digit is the first; so of 14 digits those at even indexes from the left are doubled.
  return `${body}${(10 - (sum % 10)) % 10}`
}
