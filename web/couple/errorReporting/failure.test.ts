import { describe, expect, it } from 'vitest'
import { failureOf } from './failure.ts'

describe('a reported failure', () => {
  it('holds the type, the page and the script positions, and none of the message', () => {
    const error = new TypeError('"Camille <camille@example.fr>" is not valid JSON')
    error.stack = [
      'TypeError: "Camille <camille@example.fr>" is not valid JSON',
      '    at render (https://alliance.example/assets/ProjectPage-x1_Y2.js:3:141)',
      '    at chrome-extension://abc/camille.js:1:2',
      '    at https://alliance.example/assets/startApp-ab.js:9:7',
    ].join('\n')
    expect(failureOf('render', error, 'project')).toEqual({
      kind: 'render',
      error: 'TypeError',
      page: 'project',
      places: ['ProjectPage-x1_Y2.js:3:141', 'startApp-ab.js:9:7'],
    })
  })

  it.each([
    ['what is no error', '+33 6 12 34 56 78', 'string'],
    ['nothing at all', undefined, 'undefined'],
    ['an error that somebody named in words', Object.assign(new Error(''), { name: 'Camille Moreau' }), 'object'],
  ])('describes %s by its kind only', (_case, thrown, error) => {
    expect(failureOf('promise', thrown, 'provider')).toEqual({ kind: 'promise', error, page: 'provider', places: [] })
  })

  it('holds at most ten script positions', () => {
    const error = new RangeError('too deep')
    error.stack = Array.from({ length: 50 }, (_, line) => `at https://alliance.example/assets/a.js:${line}:1`).join('\n')
    expect(failureOf('script', error, 'notFound')).toMatchObject({ page: 'notFound', places: { length: 10 } })
  })
})
