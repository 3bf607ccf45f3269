import { useResourceContext, useTranslate } from 'react-admin'

/** The texts of the current resource, by their key in its file: `title`, `empty.text`, `fields.date`. */
export function useResourceTexts(resource?: string): (key: string, options?: object) => string {
  const translate = useTranslate()
  const inContext = useResourceContext()
  const name = resource ?? inContext
  return (key, options) => translate(`${name}.${key}`, options)
}
