import { useNotify } from 'react-admin'
import { useText } from '../i18n/useText.ts'
import { obviousMistake } from './photoFiles.ts'

/** Leaves out files that the server would refuse by size, and says so. */
export function useTakenFiles(megabytes: number): (files: readonly File[]) => readonly File[] {
  const notify = useNotify()
  const t = useText()
  return (files) =>
    files.filter((file) => {
      const mistake = obviousMistake(file, megabytes)
      if (mistake) notify(t(`photos.mistake.${mistake}`, { name: file.name, megabytes }), { type: 'warning' })
      return mistake === undefined
    })
}
