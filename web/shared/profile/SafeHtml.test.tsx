import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { xssPayloads } from '../../../tests/setup/xssPayloads.ts'
import { SafeHtml } from './SafeHtml.tsx'

const kept = new Set(['P', 'BR', 'UL', 'OL', 'LI', 'H3', 'H4', 'BLOCKQUOTE', 'STRONG', 'B', 'EM', 'I', 'U'])

test('shows only text and bare allowed elements of any payload, even if the server had let it through', async () => {
  render(
    <>
      <SafeHtml html="<p>The <em>last</em> one has come</p>" />
      {xssPayloads.map((payload) => (
        <SafeHtml key={payload} html={payload} />
      ))}
    </>,
  )
  await screen.findByText('last')
  const shown = [...document.querySelectorAll('div[class] *')].filter(({ className }) => className === '' || typeof className !== 'string')
  expect(shown.filter(({ tagName }) => !kept.has(tagName)).map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(shown.filter(({ attributes }) => attributes.length > 0).map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(shown.length).toBeGreaterThan(10)
})
