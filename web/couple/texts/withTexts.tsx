import type { i18n } from 'i18next'
import { type ComponentType, use } from 'react'
import { I18nContext } from 'react-i18next'
import { bringTexts } from '../../shared/i18n/bringTexts.ts'
import { lazily } from '../../shared/loading/lazily.tsx'
import { loadTranslations } from './loadTranslations.ts'
import type { PageNamespace } from './pageTexts.ts'

/** A component whose code and texts are loaded, at the same time, when it is first shown. */
export function withTexts<Props extends object>(
  namespaces: readonly PageNamespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // One for each app: on the server several are rendered side by side, each in its language.
  const parts = new WeakMap<i18n, ComponentType<Props>>()
  const partOf = (instance: i18n) => {
    const part =
      parts.get(instance) ??
      lazily(async () => {
        const [component] = await Promise.all([load(), bringTexts(instance, namespaces, loadTranslations)])
        return component
      })
    parts.set(instance, part)
    return part
  }
  return function WithTexts(props: Props) {
    // The app's own: `useTranslation` gives another object for each language, and in each attempt to draw what waits.
    const Part = partOf(use(I18nContext).i18n)
    return <Part {...props} />
  }
}
