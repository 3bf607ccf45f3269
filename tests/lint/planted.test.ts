import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const hooks = `import { useEffect, useRef, useState } from 'react'\n`

/** A violation of each rule of the web, as it might be written. */
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
}
const fileOf = (rule: string) => `${rule.replaceAll(/\W+/g, '-')}.tsx`

let directory: string
let output: string
beforeAll(() => {
  directory = mkdtempSync(join(import.meta.dirname, 'planted-'))
  for (const [rule, text] of Object.entries(planted)) writeFileSync(join(directory, fileOf(rule)), text)
  const oxlint = join(import.meta.dirname, '../../node_modules/.bin/oxlint')
  const { stdout, error } = spawnSync(oxlint, ['--format', 'unix', directory], { encoding: 'utf8' })
  if (error) throw error
  output = stdout
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('npm run lint', () => {
  it.each(Object.keys(planted))('finds what breaks %s', (rule) => {
    const findings = output.split('\n').filter((line) => line.includes(fileOf(rule)))
    expect(findings.filter((line) => line.includes(`/${rule}]`))).not.toEqual([])
  })
})
