import { describe, expect, test } from 'vitest'
import { isGoodPassword, passwordStrength } from './passwordStrength.ts'

describe('the strength of a password', () => {
  test.each([
    ['', 'weak'],
    ['Aa1!', 'weak'],
    ['aaaaaaaaaaaaaaaaA1!', 'weak'],
    ['Qwertyuiop12345!', 'weak'],
    ['Password-1!', 'weak'],
    ['lavande', 'fair'],
    ['Abcdefgh1234567!', 'fair'],
    ['Azertyuiop12345!', 'fair'],
    ['PasswordDragon1!', 'fair'],
    ['Kx7!mQ2p', 'fair'],
    ['Kx7!mQ2pr', 'good'],
    ['kx7mq2pr9b', 'strong'],
    ['Lumière-4-noces', 'strong'],
    ['une longue phrase sans chiffre', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('counts no word of the account itself, however it is written', () => {
    const own = ['Claire', 'Fontaine-Roux', 'claire@atelier-fontaine.example']
    expect(passwordStrength('ClaireFontaine1!')).toBe('good')
    for (const password of ['ClaireFontaine1!', 'ATELIERclaire-2', 'Claire-Fontaine-1!', 'fontaine.claire.9', 'Cl@ireFont@ine1'])
      expect(isGoodPassword(password, own), password).toBe(false)
  })

  test('takes no short word for one of the account', () => {
    expect(passwordStrength('Kx7!mQ2pr', ['Kx', 'mQ'])).toBe('good')
  })

  test('is that of its beginning, so that a text of any length is estimated in a moment', () => {
    const beginning = 'p4$$w0rd'.repeat(8)
    expect(passwordStrength(`${beginning}Kx7!mQ2prLumière-4-noces`)).toBe(passwordStrength(beginning))
  })
})
