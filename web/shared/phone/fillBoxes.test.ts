import { expect, it } from 'vitest'
import { fillBoxes } from './fillBoxes.ts'

it.each([
  ['a digit', '......', 0, '4', '4.....', 1],
  ['a digit over another', '123...', 1, '27', '173...', 2],
  ['the same digit over itself', '123...', 1, '22', '123...', 2],
  ['a letter', '12....', 2, 'x', '12....', 2],
  ['a whole code into the first box', '......', 0, '123456', '123456', 6],
  ['a whole code into a later box', '12....', 2, '654321', '654321', 6],
  ['a code with spaces', '......', 0, '123 456', '123456', 6],
  ['some digits', '1.....', 1, '234', '1234..', 4],
  ['nothing', '123...', 2, '', '12....', 2],
])('%s', (_, before, index, text, after, next) => {
  const boxes = (written: string) => Array.from(written, (digit) => (digit === '.' ? '' : digit))
  expect(fillBoxes(boxes(before), index, text)).toEqual({ digits: boxes(after), next })
})
