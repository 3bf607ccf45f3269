/**
 * The boxes after something was typed, pasted or autofilled into one of them, and the box to focus next. Only digits count; a whole code
 * fills all boxes, whichever box received it.
 * @param text the box's new content: possibly its old digit and a new one
 */
export function fillBoxes(before: readonly string[], index: number, text: string) {
  const given = text.replace(/\D/g, '')
  const old = before[index] ?? ''
  const typedOver = given.length === 2 && old !== '' ? given.replace(old, '') : given
  const start = typedOver.length >= before.length ? 0 : index
  const digits = before.map((digit, each) => (each < start ? digit : (typedOver[each - start] ?? (each === index ? '' : digit))))
  return { digits, next: start + typedOver.length }
}
