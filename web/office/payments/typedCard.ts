import type { TypedCard } from './confirmInSandbox.ts'

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/** The format of each field while it is typed: the number in groups of four, the date with a slash. */
export const written: Readonly<Record<keyof TypedCard, (text: string) => string>> = {
  number: (text) =>
    (
      digitsOf(text)
        .slice(0, 19)
        .match(/.{1,4}/g) ?? []
    ).join(' '),
  expiry(text) {
    const digits = digitsOf(text).slice(0, 4)
    return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
  },
  cvc: (text) => digitsOf(text).slice(0, 4),
}

/** Whether a field is complete; only the bank decides whether the card is valid. */
export const isWhole: Readonly<Record<keyof TypedCard, (text: string) => boolean>> = {
  number: (text) => digitsOf(text).length >= 12,
  expiry: (text) => /^(0[1-9]|1[0-2])\/\d\d$/.test(text),
  cvc: (text) => /^\d{3,4}$/.test(text),
}
