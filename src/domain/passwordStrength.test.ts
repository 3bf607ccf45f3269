import { describe, expect, test } from 'vitest'
import { isGoodPassword, passwordStrength } from './passwordStrength.ts'

describe('the strength of a password', () => {
  test.each([
    ['', 'weak'],
    ['Aa1!', 'weak'],
    ['aaaaaaaaaaaaaaaaA1!', 'weak'],
    ['Abcdefgh1234567!', 'weak'],
    ['Qwertyuiop12345!', 'weak'],
    ['lavande', 'weak'],
    ['Noces2!x', 'good'],
    ['kx7mq2pr9b', 'good'],
    ['Kx7!mQ2p', 'good'],
    ['Lumière-4-noces', 'strong'],
    ['une longue phrase sans chiffre', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  test('counts no word of the account itself, however it is written', () => {
    const own = ['Claire', 'Fontaine-Roux', 'claire@atelier-fontaine.example']
    expect(passwordStrength('ClaireFontaine1!')).toBe('strong')
    expect(passwordStrength('ClaireFontaine1!', own)).toBe('weak')
    expect(isGoodPassword('ATELIERclaire-2', own)).toBe(false)
  })

  test('takes no short word for one of the account', () => {
    expect(passwordStrength('Kx7!mQ2p', ['Kx', 'mQ'])).toBe('good')
  })
})
