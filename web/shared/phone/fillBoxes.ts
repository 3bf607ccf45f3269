/**
 * What the boxes hold after something was typed, pasted or filled into one of them, and which box is next. Only digits count; a whole code
 * fills all boxes, wherever it went.
 * @param text what that box holds now: its digit before and a new one, when one was typed over it
 */
export function fillBoxes(before: readonly string[], index: number, text: string) {
  const given = text.replace(/\D/g, '')
  const old = before[index] ?? ''
  const typedOver = given.length === 2 && old !== '' ? given.replace(old, '') : given
  const start = typedOver.length >= before.length ? 0 : index
  const digits = before.map((digit, each) => (each < start ? digit : (typedOver[each - start] ?? (each === index ? '' : digit))))
  return { digits, next: start + typedOver.length }
}
