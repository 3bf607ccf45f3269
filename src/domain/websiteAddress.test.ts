import { expect, test } from 'vitest'
import { parseWebsite } from './websiteAddress.ts'

test.each([
  ['atelier-fontaine.example', 'https://atelier-fontaine.example/'],
  [' HTTPS://Www.Atelier.Example/Mariages?lang=fr#contact ', 'https://www.atelier.example/Mariages?lang=fr#contact'],
  ['http://atelier.example:8080', 'http://atelier.example:8080/'],
  ['https://atelier.example:443', 'https://atelier.example/'],
  ['fête-à-deux.example/été', 'https://xn--fte--deux-t1a0i.example/%C3%A9t%C3%A9'],
  ['https://локальный.example', 'https://xn--80asbdcmd2ih.example/'],
])('%j is stored as %s', (written, stored) => {
  expect(parseWebsite(written)).toBe(stored)
})

test.each([
  '',
  'not a site',
  'ftp://atelier.example',
  'javascript:alert(1)',
  'mailto:claire@atelier.example',
  'https://claire@atelier.example',
  'https://claire:secret@atelier.example',
  'https://:secret@atelier.example',
  'https://localhost',
  'https://atelier',
  'https://app.localhost',
  'https://printer.local',
  'https://10.0.0.1',
  'https://0x7f.1',
  'https://2130706433',
  'https://[::1]',
  'https://atelier..example',
  'https://atelier.example.',
])('%j is not a website', (written) => {
  expect(parseWebsite(written)).toBeUndefined()
})
