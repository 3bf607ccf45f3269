import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const home = join(import.meta.dirname, '../..')

/** The sentences that the specification prescribes in English, and the text that contains each. */
const sentences = [
  ['web/office/texts', 'ra', 'validation.required', 'This field is required'],
  ['web/office/texts', 'ra', 'message.invalid_form', 'Please correct the errors in the form'],
  ['src/texts', 'problems', 'validation_error', 'Please correct the errors in the form'],
  ['web/office/texts', 'layout', 'errors.network', 'Please check your internet connection'],
  ['src/texts', 'signIn', 'email_already_used', 'This email is already in use'],
  ['src/texts', 'signIn', 'invalid_credentials', 'Invalid credentials'],
  ['web/office/texts', 'signIn', 'forgotten.asked', 'Already requested'],
] as const

test.each(sentences)('%s %s: %s says it as specified', (folder, file, key, sentence) => {
  const texts: unknown = JSON.parse(readFileSync(join(home, folder, 'en', `${file}.json`), 'utf8'))
  const text = key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], texts)
  expect(text).toContain(sentence)
})
