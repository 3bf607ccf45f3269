import { useResourceContext, useTranslate } from 'react-admin'

/** The texts of the resource that a page is about, by their key in the resource's own file: `title`, `empty.text`, `fields.date`. */
export function useResourceTexts(resource?: string): (key: string, options?: object) => string {
  const translate = useTranslate()
  const inContext = useResourceContext()
  const name = resource ?? inContext
  return (key, options) => translate(`${name}.${key}`, options)
}
