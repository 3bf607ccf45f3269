import { useNotify } from 'react-admin'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { obviousMistake } from './photoFiles.ts'

/** Sorts out what the server would refuse by its size, and says so. */
export function useTakenFiles(): (files: readonly File[]) => readonly File[] {
  const rules = usePublicRules()
  const notify = useNotify()
  const t = useText()
  return (files) =>
    files.filter((file) => {
      const mistake = obviousMistake(file, rules)
      if (mistake) notify(t(`photos.mistake.${mistake}`, { name: file.name, megabytes: rules.photo.megabytes }), { type: 'warning' })
      return mistake === undefined
    })
}
