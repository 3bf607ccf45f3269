import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const home = join(import.meta.dirname, '../..')
const hooks = `import { useEffect, useRef, useState } from 'react'\n`

/** An example violation of each explicitly enabled rule, and of some rules of the web apps. */
const planted: Readonly<Record<string, string>> = {
  'react(refs)': `${hooks}export function Planted() {
  const count = useRef(0)
  count.current = 1
  return <p>{count.current}</p>
}\n`,
  'react(set-state-in-effect)': `${hooks}export function Planted({ id }: { readonly id: string }) {
  const [shown, setShown] = useState('')
  useEffect(() => setShown(id), [id])
  return <p>{shown}</p>
}\n`,
  'react(immutability)': `export function Planted({ names }: { readonly names: { first: string } }) {
  names.first = 'Ada'
  return <p>{names.first}</p>
}\n`,
  'react(purity)': `export function Planted() {
  return <p>{Date.now()}</p>
}\n`,
  'react-hooks(rules-of-hooks)': `${hooks}export function Planted({ open }: { readonly open: boolean }) {
  if (open) useEffect(() => {})
  return null
}\n`,
  'react-hooks(exhaustive-deps)': `${hooks}export function Planted({ id, report }: { readonly id: string; readonly report: (id: string) => void }) {
  useEffect(() => report(id), [report])
  return null
}\n`,
  'react(no-unstable-nested-components)': `export function Planted({ name }: { readonly name: string }) {
  function Inner() {
    return <b>{name}</b>
  }
  return <Inner />
}\n`,
  'react(jsx-key)': `export function Planted({ names }: { readonly names: readonly string[] }) {
  return <ul>{names.map((name) => <li>{name}</li>)}</ul>
}\n`,
  'react(button-has-type)': `export function Planted() {
  return <button>Send</button>
}\n`,
  'eslint(no-restricted-imports)': `import { lazy } from 'react'
export const Planted = lazy(() => import('./Part.tsx'))
`,
  'jsx-a11y(alt-text)': `export function Planted() {
  return <img src="/one.webp" />
}\n`,
  'jsx-a11y(anchor-is-valid)': `export function Planted() {
  return <a href="#">More</a>
}\n`,
  'jsx-a11y(click-events-have-key-events)': `export function Planted({ open }: { readonly open: () => void }) {
  return <div onClick={open}>More</div>
}\n`,
  'jsx-a11y(no-autofocus)': `export function Planted() {
  return <input aria-label="Name" autoFocus />
}\n`,
  'jsx-a11y(label-has-associated-control)': `export function Planted() {
  return <label>Name</label>
}\n`,
  'jsx-a11y(aria-role)': `export function Planted() {
  return <div role="datepicker" />
}\n`,
  'typescript(no-explicit-any)': 'export const planted: any = 1\n',
  'typescript(no-non-null-assertion)': `export const planted = (names: readonly string[]) => names[0]!\n`,
  'typescript(no-floating-promises)': `export function planted(save: () => Promise<void>): void {
  save()
}\n`,
  'typescript(no-misused-promises)': `export const planted = (save: () => Promise<boolean>) => (save() ? 1 : 2)\n`,
  'typescript(switch-exhaustiveness-check)': `export function planted(side: 'left' | 'right'): string {
  switch (side) {
    case 'left':
      return side
  }
  return ''
}\n`,
  'import(no-default-export)': 'export default 1\n',
  'import(no-cycle)': `import { second } from './second.ts'\nexport const first = () => second\n`,
  'import(no-unassigned-import)': `import './second.ts'\nexport const planted = 1\n`,
  'vitest(expect-expect)': `import { test } from 'vitest'\ntest('nothing is looked at', () => {})\n`,
}
/** Files that a violation needs beside it. */
const beside: Readonly<Record<string, string>> = {
  'second.ts': `import { first } from './import-no-cycle-.tsx'\nexport const second = () => first\n`,
}
const fileOf = (rule: string) => `${rule.replaceAll(/\W+/g, '-')}${rule.startsWith('vitest') ? '.test.ts' : '.tsx'}`

let directory: string
let output: string
beforeAll(() => {
  directory = mkdtempSync(join(import.meta.dirname, 'planted-'))
  for (const [rule, text] of Object.entries(planted)) writeFileSync(join(directory, fileOf(rule)), text)
  for (const [file, text] of Object.entries(beside)) writeFileSync(join(directory, file), text)
  const oxlint = join(home, 'node_modules/.bin/oxlint')
  const { stdout, error } = spawnSync(oxlint, ['--type-aware', '--format', 'unix', directory], { encoding: 'utf8' })
  if (error) throw error
  output = stdout
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('npm run lint', () => {
  it('has a planted violation of each rule that is asked for by name', () => {
    const { rules } = JSON.parse(readFileSync(join(home, '.oxlintrc.json'), 'utf8')) as {
      readonly rules: Readonly<Record<string, unknown>>
    }
    const asked = Object.keys(rules).filter((rule) => rules[rule] !== 'off')
    const violated = Object.keys(planted).map((rule) => /\((.*)\)/.exec(rule)?.[1])
    expect(asked.filter((rule) => !violated.includes(rule.split('/').at(-1)))).toEqual([])
  })

  it.each(Object.keys(planted))('finds what breaks %s', (rule) => {
    const findings = output.split('\n').filter((line) => line.includes(fileOf(rule)))
    expect(findings.filter((line) => line.includes(`/${rule}]`))).not.toEqual([])
  })
})
