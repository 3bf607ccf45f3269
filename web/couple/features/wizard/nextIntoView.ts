const phone = '(max-width: 599.95px)'
const still = '(prefers-reduced-motion: reduce)'

/**
 * Scrolls to the next question if it has no answer yet, because on a phone one question fills the window.
 * @param answered the control that was used, within a step whose children are its questions
 */
export function nextIntoView(answered: Element, step: Element): void {
  let question: Element | null = answered
  while (question && question.parentElement !== step) question = question.parentElement
  const next = question?.nextElementSibling
  if (!next || next.querySelector('input:checked') || next.querySelector('input[type=text]:not([value=""]), textarea:not(:empty)')) return
  next.scrollIntoView({ block: matchMedia(phone).matches ? 'start' : 'nearest', behavior: matchMedia(still).matches ? 'auto' : 'smooth' })
}
