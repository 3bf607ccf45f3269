import { useTranslate } from 'react-admin'
import type { SourceTexts } from '../texts/sourceTexts.ts'

type Path<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? `${Prefix}${Counted<Key>}` : Path<Tree[Key], `${Prefix}${Key}.`>
}[keyof Tree & string]
type Counted<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_many` | `${infer Base}_other` ? Base : Key

/** The key of one of the office's texts. */
export type TextKey = Path<SourceTexts>

/** Returns a text in the person's language. */
export type Say = (key: TextKey, options?: Readonly<Record<string, unknown>>) => string

/** react-admin's `useTranslate`, limited to existing keys. */
export function useText(): Say {
  return useTranslate()
}
