import { useResourceContext, useTranslate } from 'react-admin'

/** The texts of the current resource, by their key in its file: `empty.text`, `fields.date`; its `title` is its name in the menu. */
export function useResourceTexts(resource?: string): (key: string, options?: object) => string {
  const translate = useTranslate()
  const inContext = useResourceContext()
  const name = resource ?? inContext
  return (key, options) => translate(key === 'title' ? `pages.${name}` : `${name}.${key}`, options)
}
