import { useText } from '../i18n/useText.ts'
import { LeaveQuestion } from '../kit/dialog/LeaveQuestion.tsx'
import { isUnderWay } from '../kit/upload/uploadState.ts'
import type { Uploads } from '../kit/upload/useUploads.ts'

/** Asks before leaving a page whose photos are still uploaded: leaving would cancel them. */
export function UnfinishedUploads({ items }: Pick<Uploads, 'items'>) {
  const t = useText()
  return (
    <LeaveQuestion
      isNeeded={items.some(({ state }) => isUnderWay(state))}
      withQuery
      title={t('photos.leaving.title')}
      text={t('photos.leaving.text')}
      leave={t('photos.leaving.leave')}
    />
  )
}
