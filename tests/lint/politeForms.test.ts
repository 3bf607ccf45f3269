import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/domain/locale.ts'

const home = join(import.meta.dirname, '../..')
const folders = ['src/texts', 'web/couple/texts', 'web/office/texts']

/** Informal words for addressing the reader; each language has a polite form instead. English has only one form. */
const familiar: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?<![\p{L}-])(?:tu|toi|tes?|ton|ta)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:jij|jouw?|jullie)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dich|dir|dein(?:e[nmrs]?)?)(?!\p{L})/u,
  it: /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|hai|puoi|vuoi)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|puedes|tienes)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:tu|teus?|tuas?|te|ti|contigo|podes|tens)(?!\p{L})/iu,
}

function familiarTexts(language: Language): readonly string[] {
  const words = familiar[language]
  if (!words) return []
  return folders.flatMap((folder) => {
    const path = join(home, folder, language)
    return readdirSync(path)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => textsIn(JSON.parse(readFileSync(join(path, name), 'utf8'))).map((text) => ({ name, text })))
      .filter(({ text }) => words.test(text))
      .map(({ name, text }) => `${folder}/${language}/${name}: ${text}`)
  })
}

function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

test.each(Object.keys(familiar) as Language[])('people are addressed politely in %s', (language) => {
  expect(familiarTexts(language)).toEqual([])
})

describe('a familiar form is found', () => {
  test.each<[Language, string]>([
    ['fr', 'Complète ton profil'],
    ['nl', 'Vul jouw profiel aan'],
    ['de', 'Vervollständige dein Profil'],
    ['it', 'Il tuo profilo è completo'],
    ['es', 'Tu perfil está completo'],
    ['pt', 'O teu perfil está completo'],
  ])('%s: %s', (language, text) => {
    expect(familiar[language]?.test(text)).toBe(true)
  })
})
