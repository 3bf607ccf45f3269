import type { i18n } from 'i18next'
import { type ComponentType, use } from 'react'
import { I18nContext } from 'react-i18next'
import { loadTexts } from '../../shared/i18n/loadTexts.ts'
import { lazily } from '../../shared/loading/lazily.tsx'
import { loadTranslations } from './loadTranslations.ts'
import type { PageNamespace } from './pageTexts.ts'

/** A component whose code and texts are loaded in parallel when it is first shown. */
export function withTexts<Props extends object>(
  namespaces: readonly PageNamespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // One component for each i18next instance, because the server renders several languages at once.
  const parts = new WeakMap<i18n, ComponentType<Props>>()
  const partOf = (instance: i18n) => {
    const part =
      parts.get(instance) ??
      lazily(async () => {
        const [component] = await Promise.all([load(), loadTexts(instance, namespaces, loadTranslations)])
        return component
      })
    parts.set(instance, part)
    return part
  }
  return function WithTexts(props: Props) {
    // The instance from the context: `useTranslation` returns another object for each language and for each suspended render.
    const Part = partOf(use(I18nContext).i18n)
    return <Part {...props} />
  }
}
