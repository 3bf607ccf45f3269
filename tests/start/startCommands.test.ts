import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

/** The options of Node.js in a command line, without the file that it runs. */
const optionsOf = (command: string | undefined) => /\bnode (.*) \S+\.ts$/.exec(command ?? '')?.[1]

test('the container and the benchmarks run Node.js with the same options as npm start', () => {
  const command = JSON.parse(/^CMD (.*)$/m.exec(textOf('Dockerfile'))?.[1] ?? '[]') as readonly string[]
  const options = optionsOf(scripts['start'])
  expect(options).toContain('--import tsx')
  expect(optionsOf(command.join(' '))).toBe(options)
  expect(optionsOf(scripts['bench'])).toBe(options)
})
