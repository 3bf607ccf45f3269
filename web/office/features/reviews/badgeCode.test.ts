import { expect, test } from 'vitest'
import { badgeCode } from './badgeCode.ts'

const badge = {
  url: 'https://example.test/badge/k7m2p9',
  title: 'Reviews of "A" <& B>',
  locale: 'en',
  theme: 'dark',
  size: 'large',
} as const

test('is an iframe without a script, with escaped attributes', () => {
  const { address, code } = badgeCode(badge)
  expect(address).toBe('https://example.test/badge/k7m2p9?theme=dark&size=large&locale=en')
  const holder = document.createElement('div')
  holder.innerHTML = code
  const frame = holder.querySelector('iframe')
  expect([frame?.src, frame?.title, frame?.width, frame?.height]).toEqual([address, badge.title, '340', '150'])
  expect(holder.querySelectorAll('script, [onload]')).toHaveLength(0)
  expect(holder.children).toHaveLength(1)
})
