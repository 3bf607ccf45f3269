import { expect, test } from 'vitest'
import { renderCouple } from '../testing/renderCouple.tsx'
import { ProviderPortrait } from './ProviderPortrait.tsx'

const show = (name: string, profileImage = '/images/x') =>
  renderCouple(<ProviderPortrait provider={{ name, profileImage, isPremium: false }} size={64} />).container

test.each([
  ['Atelier Fontaine', 'AF'],
  ['Les Noces de Léa', 'LN'],
  ['l’éclat & co', 'LÉ'],
  ['Oui', 'O'],
])('shows the initials of %s until the portrait has loaded', (name, initials) => {
  const container = show(name)
  expect(container.textContent).toBe(initials)
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\/x/)
})

test('shows the initials where there is no portrait', () => {
  const container = show('Atelier Fontaine', '')
  expect(container.textContent).toBe('AF')
  expect(container.querySelector('img')).toBeNull()
})
